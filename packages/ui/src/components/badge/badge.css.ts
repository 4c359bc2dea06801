import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../contract.css.ts';
import { layers } from '../../layers.css.ts';
import { componentStyle, componentVariants } from '../component-style.ts';

const { color, onImage, radius, fontSize, fontWeight, lineHeight } = vars;

export const badge = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  padding: '3px 8px',
  borderRadius: radius.badge,
  fontSize: fontSize.micro,
  fontWeight: fontWeight.label,
  lineHeight: lineHeight.label,
});

globalStyle(`${badge} > svg`, {
  '@layer': { [layers.components]: { flex: 'none', inlineSize: '13px', blockSize: '13px' } },
});

export const tone = componentVariants({
  neutral: { background: color.surface3, color: color.text },
  accent: { background: color.accentSoft, color: color.accentText },
  secondary: { background: color.secondarySoft, color: color.secondary },
  success: { background: color.successSoft, color: color.success },
  warning: { background: color.warningSoft, color: color.warning },
  danger: { background: color.dangerSoft, color: color.danger },
  info: { background: color.infoSoft, color: color.info },
  picture: { background: onImage.background, color: onImage.text },
});
