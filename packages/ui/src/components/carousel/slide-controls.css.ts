import { vars } from '../../contract.css.ts';
import { kitStyle } from '../kit-style.ts';

/** No ground of its own: what it lies on stays in sight. */
export const controls = kitStyle({ display: 'flex', alignItems: 'center' });

/** First for the keyboard, last on the screen; a busy picture gives it a ground. */
export const pause = kitStyle({
  order: 1,
  display: 'inline-grid',
  borderRadius: '999px',
  background: 'var(--pause-ground, none)',
});

export const turn = kitStyle({ position: 'relative', display: 'flex' });

export const half = kitStyle({
  inlineSize: vars.target.small,
  blockSize: vars.target.small,
  padding: 0,
  border: 0,
  background: 'none',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
});

export const dots = kitStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  pointerEvents: 'none',
});

export const dot = kitStyle({
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: '999px',
  background: 'currentColor',
  opacity: 0.5,
  selectors: { '&[data-here]': { inlineSize: '24px', opacity: 1 } },
});
