import { vars } from '@baize/ui/contract';
import { roles } from '@baize/ui/type-roles';
import { featureStyle } from '../feature-style.ts';
import { largeAmount } from '../money/large-amount.css.ts';

const { color, space } = vars;

export const column = featureStyle({ display: 'grid', gap: space[12] });

export const card = featureStyle({ display: 'grid', gap: space[16] });

export const lines = featureStyle({ display: 'grid', gap: space[16], margin: 0 });

export const line = featureStyle({
  ...roles.body,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
  color: color.muted,
});

export const figure = featureStyle({
  margin: 0,
  fontWeight: vars.weight.label,
  fontVariantNumeric: 'tabular-nums',
  color: color.text,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

export const total = featureStyle({
  ...roles.button,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[8],
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${color.border}`,
});

export const sum = largeAmount;

export const note = featureStyle({
  ...roles.small,
  display: 'flex',
  gap: space[12],
  margin: 0,
  padding: space[16],
  borderRadius: vars.radius.card,
  background: color.infoSoft,
});

export const icon = featureStyle({ flex: 'none', color: color.info });
