import { media } from '@baize/ui/breakpoints';
import { cardClass } from '@baize/ui/card';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';
import { TEASER_MIN_HEIGHT } from './teaser-skeleton.css.ts';
import { nameLink } from './tournament.css.ts';

const { color, space } = vars;

/** As high as the room that is kept for it. */
export const teaser = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minBlockSize: TEASER_MIN_HEIGHT,
});

/** Side by side; on phones a rail whose next card is visibly cut. */
export const row = featureStyle({
  minBlockSize: '142px',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.page.cardGap,
  margin: 0,
  padding: '5px',
  marginInline: '-5px',
  listStyle: 'none',
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: '88%',
      gap: space[12],
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollbarWidth: 'none',
    },
  },
});

export const card = featureStyle(
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '112px minmax(0, 1fr)',
    minBlockSize: '132px',
    padding: 0,
    overflow: 'hidden',
    scrollSnapAlign: 'start',
    transition: `background ${vars.motion.fast}`,
    '@media': {
      [media.phone]: { padding: 0, gridTemplateColumns: '88px minmax(0, 1fr)' },
      [media.hover]: { ':hover': { background: color.surface2 } },
    },
  },
  cardClass,
);

export const art = featureStyle({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  background: color.secondarySoft,
});

export const copy = featureStyle({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space[4],
  minInlineSize: 0,
  padding: `${space[12]} ${space[16]}`,
});

export const name = featureStyle({ ...textStyles.card, margin: 0, overflowWrap: 'anywhere' });

export const link = nameLink;

export const pool = featureStyle({ ...textStyles.small, margin: 0, color: color.muted });

export const amount = featureStyle({
  ...textStyles.label,
  color: color.text,
  fontWeight: vars.fontWeight.bold,
});

export const time = featureStyle({
  ...textStyles.small,
  display: 'flex',
  gap: space[8],
  margin: 0,
  color: color.muted,
});

export const clock = featureStyle({ flex: 'none', marginBlockStart: '2px' });
