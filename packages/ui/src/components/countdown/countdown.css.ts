import { kitStyle } from '../kit-style.ts';

export const countdown = kitStyle({
  display: 'inline-block',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
