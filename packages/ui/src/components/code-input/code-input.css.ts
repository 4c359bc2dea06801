import { vars } from '../../contract.css.ts';
import { kitStyle } from '../kit-style.ts';

export const code = kitStyle({
  direction: 'ltr',
  fontSize: '20px',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.label,
  letterSpacing: '0.14em',
  textAlign: 'center',
  textTransform: 'uppercase',
});
