import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';

const featureStyle = (rule: StyleRule) => style({ '@layer': { [layers.feature]: rule } });

export const page = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 288px',
  gridTemplateRows: 'auto 1fr',
  columnGap: vars.space[20],
  rowGap: vars.space[28],
  paddingBlock: vars.space[16],
  paddingBlockEnd: vars.space[56],
  '@media': { [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none' } },
});

export const main = featureStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[12],
  minInlineSize: 0,
});

/** Long names keep their line: what is played with goes below it where there is no room beside. */
export const header = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[12]}`,
});

export const arrow = featureStyle({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

export const mode = featureStyle({ flex: '0 0 auto', whiteSpace: 'nowrap' });

export const names = featureStyle({ flex: '1 1 200px', minInlineSize: 0 });

/** It holds the focus of who has just come, and is no control: no ring. */
export const title = featureStyle({
  ...textStyles.section,
  margin: 0,
  overflowWrap: 'anywhere',
  outline: 'none',
});

/** Parts of a line, not a sentence: they follow the page, whatever the script of the first one. */
export const line = featureStyle({
  margin: 0,
  fontSize: vars.fontSize.small,
  color: vars.color.muted,
  unicodeBidi: 'isolate',
  // Whether it takes one line or two hangs on the font, which comes later: the page under it must not move.
  '@media': { [media.phone]: { minBlockSize: '2lh' } },
});

/** A range of amounts is read as one (look §14). */
globalStyle(`${line} bdi`, { '@layer': { [layers.feature]: { whiteSpace: 'nowrap' } } });

/** The game with its bar: what fills the screen when the player wants it to. */
export const player = featureStyle({
  display: 'grid',
  gap: vars.space[12],
  minInlineSize: 0,
  selectors: {
    '&[data-full="screen"], &[data-full="window"]': {
      gridTemplateRows: 'minmax(0, 1fr) auto',
      gridAutoRows: 'auto',
      gap: 0,
      blockSize: '100dvh',
      margin: 0,
      background: vars.color.surface0,
    },
    '&[data-full="window"]': { position: 'fixed', inset: 0, zIndex: vars.zIndex.drawer },
  },
  '@media': {
    [media.phone]: {
      gap: 0,
      marginInline: 'calc(-1 * var(--page-side, 16px))',
    },
  },
});

export const side = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[20],
  minInlineSize: 0,
  gridRow: '1 / span 2',
  gridColumn: 2,
  '@media': { [media.tabletDown]: { gridRow: 'auto', gridColumn: 'auto' } },
});

export const aboutSection = featureStyle({
  display: 'grid',
  gap: vars.space[16],
  alignContent: 'start',
  minInlineSize: 0,
});

export const sectionTitle = featureStyle({ ...textStyles.card, margin: 0 });

export const facts = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: vars.space[12],
  margin: 0,
});

export const factName = featureStyle({ fontSize: vars.fontSize.small, color: vars.color.muted });

export const fact = featureStyle({ margin: 0, fontWeight: vars.fontWeight.label });

export const description = featureStyle({ ...textStyles.body, margin: 0, maxInlineSize: '68ch' });

export const features = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.fontSize.small,
  color: vars.color.muted,
});
