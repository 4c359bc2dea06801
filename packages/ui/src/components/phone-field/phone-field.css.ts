import { vars } from '../../contract.css.ts';
import { componentStyle } from '../component-style.ts';

/* A number is read from left to right in every script; its code stands before it. */
export const parts = componentStyle({
  display: 'grid',
  gridTemplateColumns: '108px minmax(0, 1fr)',
  gap: vars.space[8],
  direction: 'ltr',
});
