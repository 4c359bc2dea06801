import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../contract.css.ts';
import { layers } from '../../layers.css.ts';
import { componentStyle, componentVariants } from '../component-style.ts';

const { color, radius, fontSize } = vars;

export const alert = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '12px',
  padding: '14px 16px',
  borderRadius: radius.card,
  color: color.text,
  fontSize: fontSize.label,
});

export const tone = componentVariants({
  info: { background: color.infoSoft },
  success: { background: color.successSoft },
  warning: { background: color.warningSoft },
  danger: { background: color.dangerSoft },
  neutral: { background: color.surface2 },
});

export const icon = componentVariants({
  info: { color: color.info },
  success: { color: color.success },
  warning: { color: color.warning },
  danger: { color: color.danger },
  neutral: { color: color.muted },
});

export const content = componentStyle({ flex: 1, minInlineSize: 0 });

for (const tone of Object.values(icon)) {
  globalStyle(`${tone} > svg`, {
    '@layer': { [layers.components]: { inlineSize: '20px', blockSize: '20px' } },
  });
}
