import { media } from '@baize/ui/breakpoints';
import { cardClass } from '@baize/ui/card';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { layers } from '@baize/ui/layers';
import { globalStyle } from '@vanilla-extract/css';
import { featureStyle, featureVariants } from '../feature-style.ts';

export const card = featureVariants(
  {
    one: { display: 'grid', gridTemplateRows: '104px minmax(0, 1fr)', padding: 0, overflow: 'hidden' },
    first: {
      display: 'grid',
      gridTemplateRows: '140px minmax(0, 1fr)',
      padding: 0,
      overflow: 'hidden',
      '@media': {
        [media.tabletUp]: {
          gridTemplateRows: 'minmax(328px, auto)',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        },
      },
    },
  },
  cardClass,
);

export const art = featureVariants({
  one: { position: 'relative' },
  first: { position: 'relative', '@media': { [media.tabletUp]: { order: 1 } } },
});

export const badge = featureStyle({
  position: 'absolute',
  insetBlockStart: vars.space[12],
  insetInlineStart: vars.space[12],
});

/** Room for both times of an end, so that no answer moves what stands below. */
const roomy = { minBlockSize: '244px' } as const;

const inner = { display: 'flex', flexDirection: 'column', gap: vars.space[12] } as const;

export const inside = featureVariants({
  one: {
    ...inner,
    ...roomy,
    padding: vars.space[20],
    '@media': { [media.phone]: { minBlockSize: '228px', padding: vars.space[16] } },
  },
  first: {
    ...inner,
    justifyContent: 'center',
    padding: vars.space[28],
    '@media': { [media.phone]: { padding: vars.space[16] } },
  },
});

export const copy = featureVariants({
  one: { display: 'grid', alignContent: 'start', gap: vars.space[4] },
  first: { display: 'grid', alignContent: 'start', gap: vars.space[4] },
});

export const headline = featureVariants({
  one: { ...textStyles.amount, fontSize: vars.fontSize.amountClaim, margin: 0 },
  first: {
    ...textStyles.amount,
    margin: 0,
    '@media': { [media.tabletUp]: { fontSize: 'clamp(30px, 3vw, 40px)' } },
  },
});

export const title = featureStyle({ ...textStyles.card, margin: 0, overflowWrap: 'anywhere' });

export const text = featureStyle({
  ...textStyles.small,
  margin: 0,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
});

export const foot = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: vars.target.medium,
  marginBlockStart: 'auto',
});

/** Beside the longest of the ways to take it, on a third of a page. */
globalStyle(`${foot} > [data-details]`, {
  '@layer': { [layers.feature]: { paddingInline: vars.space[12] } },
});
