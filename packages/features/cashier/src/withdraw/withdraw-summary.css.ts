import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';
import { largeAmount } from '../money/large-amount.css.ts';

const { color, space } = vars;

export const column = featureStyle({ display: 'grid', gap: space[12] });

export const card = featureStyle({ display: 'grid', gap: space[16] });

export const rows = featureStyle({ display: 'grid', gap: space[16], margin: 0 });

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
  fontVariantNumeric: 'tabular-nums',
  color: color.text,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

export const total = featureStyle({
  ...textStyles.button,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[8],
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${color.border}`,
});

export const totalAmount = largeAmount;

export const note = featureStyle({
  ...textStyles.small,
  display: 'flex',
  gap: space[12],
  margin: 0,
  padding: space[16],
  borderRadius: vars.radius.card,
  background: color.infoSoft,
});

export const icon = featureStyle({ flex: 'none', color: color.info });
