import { media } from '@baize/ui/breakpoints';
import { cardClass } from '@baize/ui/card';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

/** What it is, what it asks, what can be done: side by side where there is room, so that rows line up. */
export const row = featureStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr) minmax(148px, auto)',
    alignItems: 'center',
    gap: `${vars.space[8]} ${vars.space[20]}`,
    paddingBlock: vars.space[12],
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(148px, auto)' },
      [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
  cardClass,
);

export const copy = featureStyle({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });

export const title = featureStyle({ ...textStyles.card, margin: 0, overflowWrap: 'anywhere' });

export const value = featureStyle({ ...textStyles.amountCell, margin: 0 });

export const terms = featureStyle({
  display: 'grid',
  gap: vars.space[4],
  minInlineSize: 0,
  '@media': { [media.tablet]: { gridColumn: '1', gridRow: '2' } },
});

export const foot = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[8],
  '@media': {
    [media.tablet]: { gridColumn: '2', gridRow: '1 / span 2' },
    [media.phone]: { justifyContent: 'flex-start' },
  },
});
