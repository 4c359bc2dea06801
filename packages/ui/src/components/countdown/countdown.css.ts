import { componentStyle } from '../component-style.ts';

export const countdown = componentStyle({
  display: 'inline-block',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
