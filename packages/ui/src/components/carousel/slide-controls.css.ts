import { vars } from '../../contract.css.ts';
import { componentStyle } from '../component-style.ts';

/** No ground of its own: what it lies on stays in sight. */
export const controls = componentStyle({ display: 'flex', alignItems: 'center' });

/** First for the keyboard, last on the screen; a busy picture gives it a ground. */
export const pause = componentStyle({
  order: 1,
  display: 'inline-grid',
  borderRadius: '999px',
  background: 'var(--pause-ground, none)',
});

export const pager = componentStyle({ position: 'relative', display: 'flex' });

export const pagerButton = componentStyle({
  inlineSize: vars.target.small,
  blockSize: vars.target.small,
  padding: 0,
  border: 0,
  background: 'none',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
});

export const dots = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  pointerEvents: 'none',
});

export const dot = componentStyle({
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: '999px',
  background: 'currentColor',
  opacity: 0.5,
  selectors: { '&[data-here]': { inlineSize: '24px', opacity: 1 } },
});
