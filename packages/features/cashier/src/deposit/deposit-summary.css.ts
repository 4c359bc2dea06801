import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

const { color, space } = vars;

export const summary = featureStyle({ display: 'grid', gap: space[12] });

export const title = featureStyle({ ...textStyles.label, margin: 0, color: color.muted });

export const rows = featureStyle({ display: 'grid', gap: space[12], margin: 0 });

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[12]}`,
} as const;

export const row = featureStyle({ ...textStyles.body, ...line });

export const name = featureStyle({ color: color.muted });

export const value = featureStyle({ margin: 0, fontWeight: vars.fontWeight.label, overflowWrap: 'anywhere' });

export const total = featureStyle({
  ...textStyles.body,
  ...line,
  fontWeight: vars.fontWeight.label,
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${color.border}`,
});

/** Said before money is paid in: what it holds back. */
export const note = featureStyle({
  ...textStyles.small,
  margin: 0,
  color: color.muted,
  // In so narrow a column every line is filled.
  textWrap: 'wrap',
});

export const totalAmount = featureStyle({ margin: 0, fontSize: '22px', fontWeight: vars.fontWeight.bold });
