import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
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

export const title = featureStyle({ ...textStyles.section, margin: 0 });

export const all = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: vars.target.medium,
});

export const arrow = featureStyle({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

/** Side by side; on phones a rail whose next card is visibly cut. */
export const row = featureStyle({
  minBlockSize: '184px',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.page.cardGap,
  margin: 0,
  padding: '5px',
  marginInline: '-5px',
  listStyle: 'none',
  '@media': {
    [media.tablet]: { minBlockSize: '221px' },
    [media.phone]: {
      gridAutoColumns: '80%',
      gap: vars.space[12],
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      // The row begins where the page does, its room for focus rings beside it.
      scrollPaddingInline: '5px',
      scrollbarWidth: 'none',
    },
  },
});
