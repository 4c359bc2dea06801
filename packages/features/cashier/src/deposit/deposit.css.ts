import { media } from '@baize/ui/breakpoints';
import { cardClass } from '@baize/ui/card';
import { vars } from '@baize/ui/contract';
import { roles } from '@baize/ui/type-roles';
import { featureStyle } from '../feature-style.ts';

const { color, space, page: measure } = vars;

export const page = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: measure.cardGap,
  paddingBlock: `${space[20]} ${space[36]}`,
});

export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});

export const title = featureStyle({ ...roles.pageTitle, margin: 0 });

export const facts = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[16],
  minBlockSize: '40px',
  ...roles.small,
  color: color.muted,
});

export const link = featureStyle({ display: 'inline-flex', alignItems: 'center', minBlockSize: '40px' });

export const parts = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: measure.cardGap,
});

/** Over a page there is less room than on one. */
export const over = featureStyle({ outline: 'none' });

/** The methods stand beside all the rest, however many they are. */
const narrow = { gridTemplateColumns: '232px minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' } as const;

/** Over a page the pay bar stands in the last row, and sticks to the foot of what is seen: it spans all rows to do so. */
const overRows = { ...narrow, gridTemplateRows: 'auto auto 1fr 76px' } as const;

/** Methods, amount and card, summary; on phones one below the other, with the pay bar at the foot. */
export const desk = featureStyle({
  display: 'grid',
  alignItems: 'start',
  gap: space[20],
  gridTemplateColumns: '264px minmax(0, 1fr) 304px',
  '@media': {
    [media.fromTablet]: { selectors: { [`${over} &`]: overRows } },
    [media.tablet]: narrow,
    // The pay bar sticks to the foot of its whole column: as a grid's item it would stick to its own row.
    [media.phone]: { display: 'flex', flexDirection: 'column', alignItems: 'stretch' },
  },
});

export const first = featureStyle({
  minInlineSize: 0,
  '@media': {
    [media.fromTablet]: { selectors: { [`${over} &`]: { gridRow: '1 / -1' } } },
    [media.tablet]: { gridRow: '1 / span 2' },
  },
});

export const middle = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  // The pay bar spans its column: nothing would be placed there by itself.
  '@media': { [media.fromTablet]: { selectors: { [`${over} &`]: { gridColumn: '2', gridRow: '1' } } } },
});

export const side = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  '@media': {
    [media.fromTablet]: { selectors: { [`${over} &`]: { display: 'contents' } } },
    [media.tablet]: { gridColumn: '2' },
    [media.phone]: { display: 'contents' },
  },
});

const ownCard = {
  padding: space[16],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
} as const;

/** Summary and button are one card where there is room; a phone has the button at its foot. */
export const sheet = featureStyle(
  {
    display: 'grid',
    gap: space[20],
    '@media': {
      [media.fromTablet]: { selectors: { [`${over} &`]: { display: 'contents' } } },
      [media.phone]: { display: 'contents' },
    },
  },
  cardClass,
);

export const paper = featureStyle({
  display: 'grid',
  gap: space[16],
  '@media': {
    [media.fromTablet]: { selectors: { [`${over} &`]: { ...ownCard, gridColumn: '2', gridRow: '2' } } },
    [media.phone]: { ...ownCard, order: 1 },
  },
});

/** What is paid by what, beside its button: one row, and two where the words are long. */
const payRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
} as const;

/** Between the page's head and the bar at its foot; no room is taken while there is nothing to say. */
export const news = featureStyle({
  scrollMarginBlock: '88px 96px',
  selectors: { '&:empty': { display: 'none' } },
});

export const pay = featureStyle({
  ...payRow,
  '@media': {
    [media.fromTablet]: {
      selectors: {
        [`${over} &`]: {
          gridColumn: '2',
          gridRow: '1 / -1',
          alignSelf: 'end',
          position: 'sticky',
          // Over the dialog's own padding, so that nothing is seen below it, and over the radio buttons that pass under it.
          insetBlockEnd: `calc(-1 * ${space[24]})`,
          zIndex: 1,
          paddingBlock: `${space[12]} ${space[20]}`,
          background: color.surface1,
          borderBlockStart: `1px solid ${color.border}`,
        },
      },
    },
    [media.phone]: {
      order: 3,
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: vars.z.bottomBar,
      marginInline: 'calc(-1 * var(--page-side, 16px))',
      padding: `${space[8]} var(--page-side, 16px)`,
      // The frame's own bar yields to this one, which then ends where the screen does.
      paddingBlockEnd: `calc(${space[8]} + env(safe-area-inset-bottom))`,
      background: color.surface0,
      borderBlockStart: `1px solid ${color.border}`,
    },
  },
});

export const receipt = featureStyle({
  '@media': {
    [media.fromTablet]: {
      selectors: { [`${over} &`]: { gridColumn: '2', gridRow: '3', alignSelf: 'start' } },
    },
    [media.phone]: { order: 2 },
  },
});

const payBy = { display: 'grid', flex: '1 1 88px', minInlineSize: 0, margin: 0 } as const;

/** The summary names the method already where it stands above the button. */
export const by = featureStyle({
  display: 'none',
  '@media': {
    [media.fromTablet]: { selectors: { [`${over} &`]: payBy } },
    [media.phone]: payBy,
  },
});

export const byLabel = featureStyle({ ...roles.micro, color: color.muted });

export const byMethod = featureStyle({ ...roles.label, overflowWrap: 'anywhere' });

export const payButton = featureStyle({ flex: '999 1 auto' });

export const reason = featureStyle({
  ...roles.small,
  flexBasis: '100%',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  color: color.warning,
});

export const lines = featureStyle({ display: 'grid', gap: space[4] });

export const way = featureStyle({ justifySelf: 'start', marginBlockStart: space[4] });

export const ways = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  marginBlockStart: space[4],
});

export const back = featureStyle({
  ...roles.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '40px',
});

/** An arrow that points against the line of reading. */
export const arrow = featureStyle({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });

/** The way stands under the words where there is no room beside them. */
export const open = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
});
