import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { roles } from '@baize/ui/type-roles';
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';

const feature = (rule: StyleRule) => style({ '@layer': { [layers.feature]: rule } });

export const page = feature({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 288px',
  gridTemplateRows: 'auto 1fr',
  columnGap: vars.space[20],
  rowGap: vars.space[28],
  paddingBlock: vars.space[16],
  paddingBlockEnd: vars.space[56],
  '@media': { [media.toTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none' } },
});

export const main = feature({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[12],
  minInlineSize: 0,
});

/** Long names keep their line: what is played with goes below it where there is no room beside. */
export const head = feature({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[12]}`,
});

export const arrow = feature({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

export const mode = feature({ flex: '0 0 auto', whiteSpace: 'nowrap' });

export const names = feature({ flex: '1 1 200px', minInlineSize: 0 });

/** It holds the focus of who has just come, and is no control: no ring. */
export const title = feature({ ...roles.section, margin: 0, overflowWrap: 'anywhere', outline: 'none' });

/** Parts of a line, not a sentence: they follow the page, whatever the script of the first one. */
export const line = feature({
  margin: 0,
  fontSize: vars.size.small,
  color: vars.color.muted,
  unicodeBidi: 'isolate',
  // Whether it takes one line or two hangs on the font, which comes later: the page under it must not move.
  '@media': { [media.phone]: { minBlockSize: '2lh' } },
});

/** A range of amounts is read as one (look §14). */
globalStyle(`${line} bdi`, { '@layer': { [layers.feature]: { whiteSpace: 'nowrap' } } });

/** The game with its bar: what fills the screen when the player wants it to. */
export const player = feature({
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
    '&[data-full="window"]': { position: 'fixed', inset: 0, zIndex: vars.z.drawer },
  },
  '@media': {
    [media.phone]: {
      gap: 0,
      marginInline: 'calc(-1 * var(--page-side, 16px))',
    },
  },
});

export const side = feature({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[20],
  minInlineSize: 0,
  gridRow: '1 / span 2',
  gridColumn: 2,
  '@media': { [media.toTablet]: { gridRow: 'auto', gridColumn: 'auto' } },
});

export const about = feature({
  display: 'grid',
  gap: vars.space[16],
  alignContent: 'start',
  minInlineSize: 0,
});

export const section = feature({ ...roles.card, margin: 0 });

export const facts = feature({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: vars.space[12],
  margin: 0,
});

export const factName = feature({ fontSize: vars.size.small, color: vars.color.muted });

export const fact = feature({ margin: 0, fontWeight: vars.weight.label });

export const description = feature({ ...roles.body, margin: 0, maxInlineSize: '68ch' });

export const features = feature({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size.small,
  color: vars.color.muted,
});
