import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

const { color, space } = vars;

export const sections = featureStyle({ display: 'grid', gap: space[16], minInlineSize: 0 });

export const text = featureStyle({ ...textStyles.body, margin: 0 });

export const deadline = featureStyle({ margin: 0 });

/** A phone cannot scan its own screen: there what is copied comes first, and the code below it. */
export const transfer = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"code fields"',
  alignItems: 'start',
  gap: space[16],
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"fields" "code"',
      justifyItems: 'center',
    },
  },
});

export const qrCode = featureStyle({ gridArea: 'code' });

export const fields = featureStyle({
  gridArea: 'fields',
  display: 'grid',
  gap: space[8],
  minInlineSize: 0,
  inlineSize: '100%',
});

export const facts = featureStyle({ display: 'grid', gap: space[8], margin: 0 });

export const fact = featureStyle({
  ...textStyles.small,
  selectors: { [`${deadline} &`]: { ...textStyles.body } },
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[12]}`,
});

export const name = featureStyle({ color: color.muted });

export const value = featureStyle({ margin: 0, fontWeight: vars.fontWeight.label });

export const confirmations = featureStyle({ display: 'grid', gap: space[8] });

export const confirmationsText = featureStyle({
  ...textStyles.label,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
});
