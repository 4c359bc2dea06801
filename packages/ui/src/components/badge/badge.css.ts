import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../contract.css.ts';
import { layers } from '../../layers.css.ts';
import { kitStyle, kitVariants } from '../kit-style.ts';

const { color, onPicture, radius, size, weight, line } = vars;

export const badge = kitStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  padding: '3px 8px',
  borderRadius: radius.badge,
  fontSize: size.micro,
  fontWeight: weight.label,
  lineHeight: line.label,
});

globalStyle(`${badge} > svg`, {
  '@layer': { [layers.kit]: { flex: 'none', inlineSize: '13px', blockSize: '13px' } },
});

export const tone = kitVariants({
  neutral: { background: color.surface3, color: color.text },
  accent: { background: color.accentSoft, color: color.accentText },
  secondary: { background: color.secondarySoft, color: color.secondary },
  success: { background: color.successSoft, color: color.success },
  warning: { background: color.warningSoft, color: color.warning },
  danger: { background: color.dangerSoft, color: color.danger },
  info: { background: color.infoSoft, color: color.info },
  picture: { background: onPicture.ground, color: onPicture.text },
});
