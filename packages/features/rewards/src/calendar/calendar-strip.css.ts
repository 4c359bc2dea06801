import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { globalStyle } from '@vanilla-extract/css';
import { featureStyle } from '../feature-style.ts';

const base = featureStyle({
  display: 'grid',
  borderRadius: vars.radius.strip,
  background: vars.color.surface2,
});

globalStyle(`${base} p`, { '@layer': { [layers.feature]: { margin: 0 } } });

const narrow = {
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
};

export const strip = featureStyle({ gridTemplateColumns: '322fr 334fr 230fr', '@media': narrow }, base);

export const stripOfTwo = featureStyle(
  { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', '@media': narrow },
  base,
);

const line = `1px solid ${vars.color.border}`;

export const part = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minInlineSize: 0,
  minBlockSize: '80px',
  boxSizing: 'border-box',
  paddingInline: vars.space[16],
  paddingBlock: vars.space[8],
  selectors: { '& + &': { borderInlineStart: line } },
  '@media': {
    [media.phone]: {
      paddingInline: '14px',
      selectors: { '& + &': { borderInlineStart: 'none', borderBlockStart: line } },
    },
  },
});

/** The third of three has a row of its own where there is no room beside, in one line. */
export const claimedPart = featureStyle(
  {
    '@media': {
      [media.tabletDown]: { minBlockSize: '56px' },
      [media.tablet]: {
        selectors: {
          [`${part} + &:nth-child(3)`]: {
            gridColumn: '1 / -1',
            borderInlineStart: 'none',
            borderBlockStart: line,
          },
        },
      },
    },
  },
  part,
);

export const claimedLines = featureStyle({
  '@media': {
    [media.tabletDown]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: vars.space[8],
    },
  },
});

export const icon = featureStyle({ flexShrink: 0, color: vars.color.muted });

export const small = featureStyle({ ...textStyles.small, color: vars.color.muted });

export const clock = featureStyle({ ...textStyles.clock });

export const strong = featureStyle({
  ...textStyles.button,
  lineHeight: vars.lineHeight.label,
  fontSize: '16px',
});

export const gained = featureStyle({ color: vars.color.success, fontWeight: vars.fontWeight.bold }, strong);

/** Keeps the lines until the clock is known. */
export const unknown = featureStyle({ visibility: 'hidden' });
