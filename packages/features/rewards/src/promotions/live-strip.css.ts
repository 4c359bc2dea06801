import { media } from '@baize/ui/breakpoints';
import { cardClass } from '@baize/ui/card';
import { vars } from '@baize/ui/contract';
import { roles } from '@baize/ui/type-roles';
import { featureStyle } from '../feature-style.ts';

/** As high as the box that keeps its place. */
export const strip = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minBlockSize: '228px',
});

export const head = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minBlockSize: vars.target.medium,
});

export const title = featureStyle({ ...roles.section, margin: 0 });

export const all = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: vars.target.medium,
});

export const arrow = featureStyle({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

/** Side by side; on phones a rail whose next card is visibly cut. */
export const row = featureStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.page.cardGap,
  margin: 0,
  padding: '5px',
  marginInline: '-5px',
  listStyle: 'none',
  '@media': {
    [media.phone]: {
      gridAutoColumns: '80%',
      gap: vars.space[12],
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollbarWidth: 'none',
    },
  },
});

export const item = featureStyle({ display: 'grid', minInlineSize: 0, scrollSnapAlign: 'start' });

export const card = featureStyle(
  {
    display: 'grid',
    gridTemplateRows: '84px minmax(0, 1fr)',
    minInlineSize: 0,
    padding: 0,
    overflow: 'hidden',
    color: vars.color.text,
    textDecoration: 'none',
    transition: `background ${vars.motion.fast}`,
    '@media': {
      [media.phone]: { padding: 0 },
      [media.hover]: { ':hover': { background: vars.color.surface2 } },
    },
  },
  cardClass,
);

export const art = featureStyle({ position: 'relative', overflow: 'hidden' });

export const words = featureStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  minBlockSize: '84px',
  padding: `${vars.space[12]} ${vars.space[16]} ${vars.space[16]}`,
});

export const worth = featureStyle({ ...roles.amountCell });

export const name = featureStyle({ ...roles.small, color: vars.color.muted, overflowWrap: 'anywhere' });
