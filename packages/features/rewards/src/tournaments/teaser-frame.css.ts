import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { featureStyle } from '../feature-style.ts';

const { space } = vars;

/** As high as the boxes that keep its place. */
export const teaser = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minBlockSize: '186px',
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
