import { kitStyle } from '../kit-style.ts';

/** Leaves an element to screen readers alone; for elements that are not a span. */
export const visuallyHidden = kitStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
