import { media } from '@baize/ui/breakpoints';
import { cardClass } from '@baize/ui/card';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';
import { tallDesktop, keptInView } from '../fields/kept-in-view.ts';
import { twoColumnMedia } from './two-column-media.ts';

const { color, space, page: measure } = vars;

export const page = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: measure.cardGap,
  // What stands in place of the form is lower than its boxes: the page's foot waits out of sight either way.
  minBlockSize: '100dvh',
  paddingBlock: `${space[20]} ${space[36]}`,
  // The pay bar ends the page there, and the page's foot keeps its own distance.
  '@media': { [media.phone]: { paddingBlockEnd: 0 } },
});

export const sections = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: measure.cardGap,
});

/** Over a page there is less room than on one. */
export const inDialog = featureStyle({ minInlineSize: 0 });

const beside = twoColumnMedia(inDialog);

/** The form's end is the dialog's: its pay bar stands on the edge, with nothing below it. */
export const form = featureStyle(
  {
    selectors: { [`${inDialog} &`]: { marginBlockEnd: `calc(-1 * ${space[24]})` } },
    '@media': {
      [media.phone]: {
        selectors: {
          [`${inDialog} &`]: { marginBlockEnd: `calc(-1 * (${space[16]} + env(safe-area-inset-bottom)))` },
        },
      },
    },
  },
  sections,
);

/** Methods, amount and card, summary; on phones one below the other. Below desktops the pay bar sticks to the foot. */
export const columns = featureStyle({
  display: 'grid',
  alignItems: 'start',
  gap: space[20],
  gridTemplateColumns: '264px minmax(0, 1fr) 304px',
  '@media': {
    ...beside({
      gridTemplateColumns: '232px minmax(0, 1fr)',
      // The pay bar spans all rows, to stick to the foot of what is seen, and has the last one for itself.
      gridTemplateRows: 'auto auto 1fr 96px',
    })['@media'],
    // The pay bar sticks to the foot of its whole column: as a grid's item it would stick to its own row.
    [media.phone]: { display: 'flex', flexDirection: 'column', alignItems: 'stretch' },
  },
});

export const methodsColumn = featureStyle({
  minInlineSize: 0,
  ...beside({ gridColumn: '1', gridRow: '1 / 4' }),
});

export const formColumn = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  // The pay bar spans its column: nothing would be placed there by itself.
  ...beside({ gridColumn: '2', gridRow: '1' }),
});

export const summaryColumn = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  '@media': {
    [tallDesktop]: keptInView,
    ...beside({ display: 'contents' })['@media'],
    [media.phone]: { display: 'contents' },
  },
});

const ownCard = {
  padding: space[16],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
} as const;

/** Summary and button are one card where there is room; elsewhere the button is at the foot. */
export const summaryCard = featureStyle(
  {
    display: 'grid',
    gap: space[20],
    '@media': { ...beside({ display: 'contents' })['@media'], [media.phone]: { display: 'contents' } },
  },
  cardClass,
);

export const summaryBody = featureStyle({
  display: 'grid',
  gap: space[16],
  '@media': {
    ...beside({ ...ownCard, gridColumn: '2', gridRow: '2' })['@media'],
    [media.phone]: { ...ownCard, order: 1 },
  },
});

/** Where the summary will stand. */
export const summarySkeleton = featureStyle({
  ...beside({ gridColumn: '2', gridRow: '2' }),
});

/** In the summary's own card there is no bar. */
export const barSkeleton = featureStyle({
  display: 'none',
  '@media': { ...beside({ display: 'grid' })['@media'], [media.phone]: { display: 'grid' } },
});

/** Between the page's head and the bar at its foot; no room is taken while there is nothing to say. */
export const notice = featureStyle({
  scrollMarginBlock: '88px 168px',
  selectors: { '&:empty': { display: 'none' } },
});

/** Takes the focus so that it is read; nothing can be done with it. */
export const noticeTitle = featureStyle({ outline: 'none', scrollMarginBlock: '104px 168px' });

/** As wide as its words are read well. */
export const submitted = featureStyle({ maxInlineSize: '640px' });

export const receiptNote = featureStyle({
  '@media': {
    ...beside({ gridColumn: '2', gridRow: '3', alignSelf: 'start' })['@media'],
    [media.phone]: { order: 2 },
  },
});

export const lines = featureStyle({ display: 'grid', gap: space[4] });

export const timeline = featureStyle({ paddingBlock: space[12] });

export const action = featureStyle({ justifySelf: 'start', marginBlockStart: space[4] });

export const actions = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  marginBlockStart: space[4],
});

export const openPayments = featureStyle({ display: 'grid', gap: space[12] });

/** The way stands under the words where there is no room beside them. */
export const openPayment = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
});

/** Its first line is level with the notice's icon, whatever the height of its button. */
export const openPaymentText = featureStyle({ flex: '1 1 240px' });

export const paymentFacts = featureStyle({ ...textStyles.small, display: 'block' });
