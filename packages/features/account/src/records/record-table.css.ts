import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { visuallyHiddenRule } from '@baize/ui/visually-hidden-rule';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle, featureVariants, type FeatureRule } from '../feature-style.ts';
import {
  asCards,
  NARROW_CARDS,
  PHONE_CARDS,
  RECORD_CONTAINER,
  WIDE_CARDS,
  type ListName,
} from './record-container.ts';

const { color, space } = vars;

export const container = featureStyle({ containerName: RECORD_CONTAINER, containerType: 'inline-size' });

const ROW = '48px';
/** Nine heads break into two lines where the page is narrow: midway between both. */
const HEAD: Record<ListName, string> = { payments: '42px', games: '50px' };
/** As high as a card with one line in each of its rows is. */
const CARD: Record<ListName, string> = { payments: '95px', games: '167px' };

const end = { textAlign: 'end' } as const;
/** A name and its figure at the two ends of a row. */
const apart = { display: 'flex', justifyContent: 'space-between' } as const;
const muted = { color: color.muted, fontWeight: 'inherit' } as const;

/** Where a cell stands in a card: three columns, the last of which ends at the card's end. */
const SLOTS = {
  title: { gridArea: '1 / 1', fontWeight: vars.fontWeight.label },
  second: { gridArea: '1 / 2', minInlineSize: 0, hyphens: 'auto' },
  sum: { gridArea: '1 / 3', ...end, fontSize: vars.fontSize.button },
  'wide-title': { gridArea: '1 / 1 / auto / span 2', fontWeight: vars.fontWeight.label },
  'start-2': { gridArea: '2 / 1 / auto / span 2', ...muted },
  'end-2': { gridArea: '2 / 3', ...end },
  'start-3': { gridArea: '3 / 1 / auto / span 3', ...muted },
  'end-3': { gridArea: '3 / 3', ...end },
  'row-4': { gridArea: '4 / 1 / auto / span 3', ...apart },
  'row-5': { gridArea: '5 / 1 / auto / span 3', ...apart },
  // Both are short and share a row of the whole width: a long one would take room from the title's row.
  'start-6': { gridArea: '6 / 1 / auto / span 3', justifySelf: 'start' },
  'end-6': { gridArea: '6 / 1 / auto / span 3', justifySelf: 'end' },
  hidden: visuallyHiddenRule,
} as const satisfies Record<string, FeatureRule>;

export type CardSlot = keyof typeof SLOTS;

/** Where payments' cells stand on the narrowest phones: beside the status the method, which is short; time and reference below. */
const NARROW_SLOTS: Partial<Record<CardSlot, FeatureRule>> = {
  title: { gridArea: '1 / 1 / auto / span 2' },
  // So small that a long word of a language still has room beside a long status.
  second: { gridArea: '2 / 1 / auto / span 2', fontSize: vars.fontSize.micro },
  'end-2': { gridArea: '2 / 3' },
  'start-2': { gridArea: '3 / 1 / auto / span 3' },
  'start-3': { gridArea: '4 / 1 / auto / span 3' },
};

/** On other phones the status takes its room from the date's row alone: the method keeps all that the amount leaves. */
const PHONE_SLOTS: Partial<Record<CardSlot, FeatureRule>> = {
  'end-2': { gridArea: '2 / 2 / auto / span 2', ...end },
};

/** And where they stand in wide ones: time and reference in one row, below type and method. */
const WIDE_SLOTS: Partial<Record<CardSlot, FeatureRule>> = {
  'start-2': { gridArea: '2 / 1' },
  'start-3': { gridArea: '2 / 2' },
};
const WIDE_CARD = '67px';

/** The same parts as rows, and as cards where there is no room for rows. */
function partsFor(list: ListName) {
  const cards = (rule: FeatureRule, wide?: FeatureRule, narrow?: FeatureRule): FeatureRule => ({
    '@container': {
      [asCards(list)]: rule,
      ...(wide && list === 'payments' && { [WIDE_CARDS]: wide }),
      ...(narrow && list === 'payments' && { [NARROW_CARDS]: narrow }),
    },
  });
  const slot = (name: CardSlot): FeatureRule => {
    const narrow = list === 'payments' ? NARROW_SLOTS[name] : undefined;
    const phone = list === 'payments' ? PHONE_SLOTS[name] : undefined;
    const wide = list === 'payments' ? WIDE_SLOTS[name] : undefined;
    return {
      '@container': {
        [asCards(list)]: SLOTS[name],
        ...(narrow && { [NARROW_CARDS]: narrow }),
        ...(phone && { [PHONE_CARDS]: phone }),
        ...(wide && { [WIDE_CARDS]: wide }),
      },
    };
  };
  return {
    table: featureStyle({
      inlineSize: '100%',
      borderCollapse: 'collapse',
      ...cards({ display: 'block' }),
    }),
    head: featureStyle(cards(visuallyHiddenRule)),
    body: featureStyle(
      cards({
        display: 'grid',
        // One below the other at any width: a ledger is read down, never to and fro.
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space[8],
      }),
    ),
    row: featureStyle({
      blockSize: ROW,
      borderBlockStart: `1px solid ${color.border}`,
      // Where a link of the row covers it, it is pressed as a whole.
      selectors: { '&:has(a)': { position: 'relative' } },
      '@media': { [media.hover]: { selectors: { '&:has(a):hover': { background: color.surface2 } } } },
      ...cards(
        {
          position: 'relative',
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr) auto',
          alignItems: 'center',
          alignContent: 'center',
          gap: `${space[4]} ${space[4]}`,
          blockSize: 'auto',
          padding: `${space[8]} ${space[12]}`,
          border: `1px solid ${color.border}`,
          borderRadius: vars.radius.field,
          background: color.surface2,
        },
        { gridTemplateColumns: '180px minmax(0, 1fr) auto' },
        { paddingInline: space[8] },
      ),
    }),
    /** The head's height, and a row's or a card's, while the list is coming. */
    waitingHead: featureStyle({ blockSize: HEAD[list], ...cards({ display: 'none' }) }),
    waitingRow: featureStyle({
      boxSizing: 'border-box',
      blockSize: ROW,
      paddingBlock: space[4],
      ...cards({ blockSize: CARD[list], paddingBlock: 0 }, { blockSize: WIDE_CARD }),
    }),
    cell: featureStyle({
      ...textStyles.small,
      padding: `${space[4]} ${space[8]}`,
      verticalAlign: 'middle',
      selectors: {
        '&:first-child': { paddingInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
      },
      ...cards({ padding: 0 }),
    }),
    slot: featureVariants<CardSlot>({
      title: slot('title'),
      'wide-title': slot('wide-title'),
      second: slot('second'),
      sum: slot('sum'),
      'start-2': slot('start-2'),
      'end-2': slot('end-2'),
      'start-3': slot('start-3'),
      'end-3': slot('end-3'),
      'row-4': slot('row-4'),
      'row-5': slot('row-5'),
      'start-6': slot('start-6'),
      'end-6': slot('end-6'),
      hidden: slot('hidden'),
    }),
    // Figures that nothing else explains have their name beside them.
    name: featureStyle({
      ...textStyles.micro,
      display: 'none',
      marginInlineEnd: space[4],
      color: color.muted,
      ...cards({ selectors: { 'td[data-kind="number"] > &': { display: 'inline' } } }),
    }),
  };
}

export const parts = { payments: partsFor('payments'), games: partsFor('games') };

const headBase = featureStyle({
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.label,
  lineHeight: vars.lineHeight.label,
  padding: `${space[12]} ${space[8]}`,
  color: color.muted,
  textAlign: 'start',
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
  },
});

export const headCell = featureVariants({ lead: {}, text: {}, number: end, sum: end }, headBase);

const figure = {
  ...end,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;

export const cell = featureVariants({
  lead: { fontWeight: vars.fontWeight.label },
  text: {},
  number: figure,
  sum: { ...figure, fontWeight: vars.fontWeight.bold },
});

export const value = featureStyle({ overflowWrap: 'break-word' });
