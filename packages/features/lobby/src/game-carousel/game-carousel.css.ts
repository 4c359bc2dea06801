import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

const { space, color } = vars;
const side = 'var(--page-side, 16px)';

export const carousel = featureStyle({
  minInlineSize: 0,
  marginBlockStart: space[28],
  '@media': { [media.phone]: { marginBlockStart: space[20] } },
});

export const header = featureStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: vars.target.small,
  marginBlockEnd: space[12],
});

export const title = featureStyle({ ...textStyles.section, margin: 0, minInlineSize: 0 });
export const count = featureStyle({ ...textStyles.small, color: color.muted, marginInlineEnd: 'auto' });

export const seeAll = featureStyle({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: vars.target.small,
  ...textStyles.label,
  color: color.accentText,
});

/** Fingers scroll by themselves. */
export const arrows = featureStyle({
  display: 'flex',
  flex: 'none',
  gap: space[8],
  marginInlineStart: space[8],
  '@media': { [media.phone]: { display: 'none' } },
});

/** Asked how wide it is by the row in it. */
export const viewport = featureStyle({ containerType: 'inline-size' });

/**
 * So many tiles fit as look §6 says for the width; on phones the row bleeds to the edge and cuts the next one. The room
 * around is for focus rings, which a row that scrolls would cut.
 */
const row = featureStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gap: space[16],
  margin: '-6px',
  padding: '6px',
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: '6px',
  scrollbarWidth: 'none',
  '@media': {
    [media.phone]: {
      gap: space[12],
      marginInline: `calc(-1 * ${side})`,
      paddingInline: side,
      scrollPaddingInline: side,
    },
  },
});

const share = (tiles: number) => `calc((100cqi - ${tiles - 1} * ${space[16]}) / ${tiles})`;

function rowOf(tiles: { usual: number; narrow: number; wide: number; phone: string }): string {
  return featureStyle(
    {
      gridAutoColumns: share(tiles.usual),
      '@media': {
        [media.tabletUp]: {
          '@container': { '(max-width: 1000px)': { gridAutoColumns: share(tiles.narrow) } },
        },
        [media.wide]: { gridAutoColumns: share(tiles.wide) },
        [media.phone]: { gridAutoColumns: tiles.phone },
      },
    },
    row,
  );
}

export const rows = {
  portrait: rowOf({ usual: 7, narrow: 5, wide: 8, phone: vars.gameCarousel.portrait }),
  wide: rowOf({ usual: 5, narrow: 4, wide: 6, phone: vars.gameCarousel.wide }),
} as const;

export const item = featureStyle({ scrollSnapAlign: 'start', minInlineSize: 0 });
