import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle, featureVariants } from '../feature-style.ts';
import { largeAmount } from '../money/large-amount.css.ts';

const { color, space } = vars;

const stack = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  // Below the header that stays while the page is scrolled.
  scrollMarginBlockStart: '80px',
} as const;

/** On a desk what is read stands at the start and what is pressed at the end, as in the form. */
export const review = featureVariants({
  page: {
    ...stack,
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 1fr) 304px',
        gridTemplateRows: 'auto auto auto 1fr',
        columnGap: space[36],
        gridTemplateAreas: '"head head" "facts amount" "facts note" "facts actions"',
      },
    },
  },
  dialog: stack,
});

function areaVariants(area: string) {
  const page = { minInlineSize: 0, '@media': { [media.desktop]: { gridArea: area } } };
  return featureVariants({ page, dialog: { minInlineSize: 0 } });
}

/** Where each part stands beside the others. */
export const areas = {
  head: areaVariants('head'),
  amount: areaVariants('amount'),
  note: areaVariants('note'),
  facts: areaVariants('facts'),
  actions: areaVariants('actions'),
};

export const head = featureStyle({ display: 'grid', gap: space[16] });

export const title = featureStyle({ ...textStyles.section, margin: 0, outline: 'none' });

export const amount = largeAmount;

/** What holds for it, and below that what it may wait for. */
export const terms = featureStyle({ display: 'grid', gap: space[16], alignContent: 'start' });

export const facts = featureStyle({ display: 'grid', alignContent: 'start', margin: 0 });

const pair = {
  ...textStyles.body,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[12]}`,
  paddingBlock: space[8],
  borderBlockStart: `1px solid ${color.border}`,
} as const;

export const fact = featureVariants({
  page: {
    ...pair,
    '@media': { [media.desktop]: { display: 'grid', gridTemplateColumns: '200px minmax(0, 1fr)' } },
  },
  dialog: pair,
});

export const name = featureStyle({ color: color.muted, overflowWrap: 'anywhere' });

const figure = {
  // Beside its name at the row's end, or on a row of its own where there is no room for the whole of it.
  flexGrow: 1,
  margin: 0,
  fontWeight: vars.fontWeight.label,
  // An account in Latin letters stands where the page's own words stand.
  unicodeBidi: 'isolate',
  textAlign: 'end',
  overflowWrap: 'anywhere',
} as const;

/** An account is read sign by sign: whole, on as many lines as it takes. */
export const value = featureVariants({
  page: { ...figure, '@media': { [media.desktop]: { textAlign: 'start' } } },
  dialog: figure,
});

/** An amount among values that may break anywhere. */
export const money = featureStyle({ whiteSpace: 'nowrap' });

export const description = featureStyle({
  ...textStyles.small,
  display: 'block',
  fontWeight: vars.fontWeight.regular,
  color: color.muted,
});

/** Stays in sight on phones, side by side: an account's rows would push the second button below the screen. */
const onPhones = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.zIndex.bottomBar,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  marginInline: `calc(-1 * ${space[16]})`,
  padding: `${space[12]} ${space[16]}`,
  // The frame's own bar yields to this one, which then ends where the screen does.
  paddingBlockEnd: `calc(${space[12]} + env(safe-area-inset-bottom))`,
  background: color.surface1,
  borderBlockStart: `1px solid ${color.border}`,
} as const;

const stacked = { display: 'grid', gap: space[12], alignContent: 'start' } as const;

export const actions = featureVariants({
  page: { ...stacked, '@media': { [media.phone]: onPhones } },
  dialog: {
    ...stacked,
    '@media': {
      // Over the padding that the dialog's body scrolls in.
      [media.phone]: {
        ...onPhones,
        insetBlockEnd: `calc(-1 * (${space[16]} + env(safe-area-inset-bottom)))`,
        zIndex: 1,
      },
    },
  },
});

/** The button that sends takes what the other one leaves; where each has a line of its own, both fill it. */
export const confirm = featureStyle({ flexGrow: 99 });

export const change = featureStyle({ flexGrow: 1 });

export const wide = featureStyle({ flexBasis: '100%' });

export const note = featureStyle({ ...textStyles.small, margin: 0, color: color.muted });
