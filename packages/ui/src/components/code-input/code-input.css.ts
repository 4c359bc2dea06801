import { vars } from '../../contract.css.ts';
import { componentStyle } from '../component-style.ts';

export const code = componentStyle({
  direction: 'ltr',
  fontSize: '20px',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.fontWeight.label,
  letterSpacing: '0.14em',
  textAlign: 'center',
  textTransform: 'uppercase',
});
