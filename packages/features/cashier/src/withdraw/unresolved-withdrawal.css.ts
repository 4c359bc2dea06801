import { vars } from '@baize/ui/contract';
import { featureStyle } from '../feature-style.ts';

/** Out of the layout while it is empty; scrolled to below the header that stays. */
export const outcome = featureStyle({
  outline: 'none',
  scrollMarginBlock: '80px',
  display: 'grid',
  gap: vars.space[12],
  ':empty': { display: 'none' },
});

export const lines = featureStyle({ display: 'grid', gap: vars.space[8], justifyItems: 'start' });

/** A label of several words takes a second line rather than more than the alert's width. */
export const action = featureStyle({ maxInlineSize: '100%' });

/** One below the other, each with its own way on. */
export const list = featureStyle({ display: 'grid', gap: vars.space[12] });

/** Waits to be filled, and takes no row of its own until then. */
export const emptyStatus = featureStyle({ position: 'absolute' });
