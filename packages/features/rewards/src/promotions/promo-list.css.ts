import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '@baize/ui/layers';
import { featureStyle } from '../feature-style.ts';

export const groups = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[28]} ${vars.page.cardGap}`,
  transition: `opacity ${vars.motion.base} ${vars.motion.in}`,
  selectors: { '&[data-busy]': { opacity: 0.6 } },
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { rowGap: vars.space[20] },
  },
});

export const group = featureStyle({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
});

/** A kind of one: half the width, beside another such. */
export const single = featureStyle({ gridColumn: 'auto', gridTemplateRows: 'auto minmax(0, 1fr)' });

export const groupTitle = featureStyle({ ...textStyles.section, margin: 0 });

/** Three in a row, two on a tablet; the last row is filled, however many are left for it. */
export const list = featureStyle({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: vars.page.cardGap,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[12] },
  },
});

const lastTwo = '&:nth-child(3n + 1):nth-last-child(2), &:nth-child(3n + 1):nth-last-child(2) + &';
const lastFour = '&:nth-child(3n + 1):nth-last-child(4), &:nth-child(3n + 1):nth-last-child(4) ~ &';

export const one = featureStyle({
  display: 'grid',
  minInlineSize: 0,
  '@media': {
    [media.desktop]: {
      gridColumn: 'span 2',
      selectors: {
        [`${lastTwo}, ${lastFour}`]: { gridColumn: 'span 3' },
        '&:only-child': { gridColumn: '1 / -1' },
      },
    },
    [media.tablet]: {
      selectors: { '&:nth-child(2n + 1):last-child': { gridColumn: '1 / -1' } },
    },
  },
});

export const first = featureStyle({ display: 'grid', gridColumn: '1 / -1', minInlineSize: 0 });

globalStyle(`${one} > *, ${first} > *`, { '@layer': { [layers.feature]: { minInlineSize: 0 } } });

export const foot = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[16],
  gridColumn: '1 / -1',
  minBlockSize: vars.target.medium,
});

export const count = featureStyle({
  ...textStyles.small,
  margin: 0,
  color: vars.color.muted,
  outlineOffset: '4px',
});
