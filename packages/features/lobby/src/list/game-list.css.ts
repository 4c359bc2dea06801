import { pageColumn } from '@baize/page/page-column';
import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';
import { GRID } from './grid-dimensions.ts';

const { space, color } = vars;

export const page = featureStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[16],
    paddingBlock: `${space[20]} ${space[56]}`,
  },
  pageColumn,
);

export const header = featureStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[8],
  flexWrap: 'wrap',
});
export const title = featureStyle({ ...textStyles.pageTitle, margin: 0 });
export const count = featureStyle({ ...textStyles.small, margin: 0, color: color.muted });

/** What filters stands apart from what sorts, beside it where there is room. */
export const filterBar = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[8],
});

const side = 'var(--page-side, 16px)';

/** On phones one row that moves, up to the edges: nothing in it is cut, and the games begin soon. */
export const filters = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  '@media': {
    [media.phone]: {
      flex: '1 1 100%',
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // Room for the rings of focus, which a row that moves would cut.
      margin: `-6px calc(-1 * ${side})`,
      padding: `6px ${side}`,
      scrollPaddingInline: side,
    },
  },
});

/** As wide as its words, in every language. */
export const filterSelect = featureStyle({
  flex: 'none',
  inlineSize: 'auto',
  maxInlineSize: '220px',
  '@media': { [media.phone]: { maxInlineSize: '80vw' } },
});

export const sorting = featureStyle({
  display: 'flex',
  gap: space[8],
  flex: '0 1 260px',
  minInlineSize: 0,
  marginInlineStart: 'auto',
  '@media': {
    [media.phone]: { flex: '1 1 100%' },
    [media.tablet]: { flex: '1 1 190px', maxInlineSize: '280px' },
  },
});

export const sort = featureStyle({ flex: '1 1 auto', minInlineSize: 0 });

const gaps = ({ across, down }: { across: number; down: number }) => `${down}px ${across}px`;

const grid = featureStyle({
  display: 'grid',
  gap: gaps(GRID.wide.gap),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [GRID.media]: { gap: gaps(GRID.phone.gap) } },
});

const columns = (shape: 'portrait' | 'wide') =>
  featureStyle(
    {
      gridTemplateColumns: `repeat(auto-fill, minmax(${GRID.wide.tile[shape]}px, 1fr))`,
      '@media': {
        [GRID.media]: { gridTemplateColumns: `repeat(${GRID.phone.columns[shape]}, minmax(0, 1fr))` },
      },
    },
    grid,
  );

/** As many columns as fit; two or three on a phone. */
export const grids = { portrait: columns('portrait'), wide: columns('wide') } as const;

/** Name and studio under a tile's picture, in CSS px. */
const UNDER = 43;

/** A picture as wide as a phone's columns leave it. */
const pictureOf = (shape: 'portrait' | 'wide', height: number) => {
  const { columns: across, gap } = { columns: GRID.phone.columns[shape], gap: GRID.phone.gap.across };
  return `(100vw - 2 * ${side} - ${(across - 1) * gap}px) / ${across} * ${height}`;
};

/**
 * What is far from what is seen is laid out when it comes near; its room is kept meanwhile, on phones to the pixel or
 * nearly: whoever comes back to a place far down finds it there.
 */
const cellOf = (height: number, onPhones: string) =>
  featureStyle({
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${height}px`,
    '@media': { [GRID.media]: { containIntrinsicBlockSize: `auto ${onPhones}` } },
    // Room for the rings of focus, which containment would cut.
    margin: '-5px',
    padding: '5px',
  });

export const cell = {
  portrait: cellOf(256, `calc(${pictureOf('portrait', 4 / 3)} + ${UNDER}px)`),
  wide: cellOf(220, `calc(${pictureOf('wide', 3 / 4)} + ${UNDER}px)`),
} as const;

/** What was chosen is on its way: what stands here is of before. */
export const pending = featureStyle({ opacity: 0.5, transition: `opacity ${vars.motion.fast}` });

/** The room of all rows, of which those in sight are drawn. */
export const virtualList = featureStyle({ position: 'relative', margin: 0, padding: 0, listStyle: 'none' });

export const positionedTile = featureStyle({ position: 'absolute' });

export const paging = featureStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space[16],
  marginBlockStart: space[12],
});

export const pages = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const pageLink = featureStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.target.medium,
  minBlockSize: vars.target.medium,
  paddingInline: space[8],
  boxSizing: 'border-box',
  borderRadius: vars.radius.control,
  ...textStyles.label,
  color: color.text,
  textDecoration: 'none',
  selectors: { '&[aria-current]': { background: color.surface3 } },
  '@media': { [media.hover]: { ':hover': { background: color.surface2 } } },
});

export const gap = featureStyle({
  minBlockSize: vars.target.medium,

  display: 'grid',
  placeItems: 'center',
  minInlineSize: '24px',
  color: color.muted,
});
