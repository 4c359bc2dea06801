import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { globalStyle } from '@vanilla-extract/css';
import { featureStyle } from '../feature-style.ts';

const { space, color } = vars;

export const sum = featureStyle({
  ...textStyles.small,
  margin: 0,
  marginBlockEnd: space[8],
  color: color.muted,
});

export const list = featureStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const row = featureStyle({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto minmax(0, 480px)',
  alignItems: 'center',
  gap: space[16],
  paddingBlock: space[12],
  borderBlockStart: `1px solid ${color.border}`,
  '@media': {
    [media.tabletDown]: { gridTemplateColumns: '44px minmax(0, 1fr) auto', gap: `${space[8]} ${space[12]}` },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' },
  },
});

export const icon = featureStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: vars.radius.field,
  background: color.successSoft,
  color: color.success,
  '@media': { [media.phone]: { display: 'none' } },
});

export const copy = featureStyle({ minInlineSize: 0 });

export const day = featureStyle({ ...textStyles.label, margin: 0 });

export const paid = featureStyle({ ...textStyles.small, margin: 0, color: color.muted });

export const amount = featureStyle({
  ...textStyles.amountCell,
  margin: 0,
  color: color.success,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const take = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[8],
  '@media': {
    [media.tabletDown]: { gridColumn: '2 / -1' },
    [media.phone]: { display: 'contents' },
  },
});

export const more = featureStyle({ marginBlockStart: space[8] });

/** On a phone a line of its own, so that no reference is broken in two. */
export const reference = featureStyle({
  minInlineSize: 0,
  '@media': { [media.phone]: { gridColumn: '1 / -1', gridRow: '2' } },
});

globalStyle(`${reference} [data-copied]`, {
  '@layer': {
    [layers.feature]: {
      '@media': {
        [media.phone]: { fontSize: vars.fontSize.micro },
        // The smallest phones have no room for it in one piece.
        '(min-width: 360px) and (max-width: 767px)': { whiteSpace: 'nowrap' },
      },
    },
  },
});

/** Beside the amount on a phone, where its picture says enough. */
export const print = featureStyle({
  '@media': { [media.phone]: { gridColumn: '3', gridRow: '1', marginInlineStart: `calc(-1 * ${space[8]})` } },
});

globalStyle(`${print} [data-word]`, {
  '@layer': { [layers.feature]: { '@media': { [media.phone]: { display: 'none' } } } },
});
