import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle, featureVariants, type FeatureRule } from '../feature-style.ts';
import { tallDesktop, keptInView } from '../fields/kept-in-view.ts';
import { largeAmount } from '../money/large-amount.css.ts';

const { color, space } = vars;

const parts = { display: 'contents' } as const;

/** A part of the form's own grid where the button stands at the foot; one column with it on a desktop's page. */
function partVariants(own: FeatureRule) {
  return featureVariants({
    page: { ...own, '@media': { ...own['@media'], [media.tabletDown]: parts } },
    dialog: parts,
  });
}

export const column = partVariants({
  gridArea: 'summary',
  display: 'grid',
  gap: space[12],
  minInlineSize: 0,
  '@media': { [tallDesktop]: keptInView },
});

export const card = partVariants({ display: 'grid', gap: space[16] });

const ownCard = {
  padding: space[16],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
} as const;

const inTwoColumns = { ...ownCard, gridArea: 'summary' } as const;

export const body = featureVariants({
  page: { '@media': { [media.tablet]: inTwoColumns, [media.phone]: ownCard } },
  dialog: { ...ownCard, '@media': { [media.tabletUp]: { gridArea: 'summary' } } },
});

export const content = featureStyle({ display: 'grid', gap: space[12], alignContent: 'start' });

export const title = featureStyle({ ...textStyles.label, margin: 0, color: color.muted });

export const rows = featureStyle({ display: 'grid', gap: space[12], margin: 0 });

export const row = featureStyle({
  ...textStyles.body,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  color: color.muted,
});

export const value = featureStyle({
  margin: 0,
  fontWeight: vars.fontWeight.label,
  color: color.text,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});

export const total = featureStyle({
  ...textStyles.button,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[8],
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${color.border}`,
});

export const totalAmount = largeAmount;

const noteBase = featureStyle({
  ...textStyles.small,
  display: 'flex',
  gap: space[12],
  margin: 0,
  padding: space[16],
  borderRadius: vars.radius.card,
  background: color.infoSoft,
  textWrap: 'wrap',
});

export const note = featureVariants(
  {
    page: { '@media': { [media.tablet]: { gridArea: 'note' } } },
    dialog: { '@media': { [media.tabletUp]: { gridArea: 'note' } } },
  },
  noteBase,
);

export const icon = featureStyle({ flex: 'none', color: color.info });
