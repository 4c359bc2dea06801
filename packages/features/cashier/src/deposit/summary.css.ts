import { vars } from '@baize/ui/contract';
import { roles } from '@baize/ui/type-roles';
import { featureStyle } from '../feature-style.ts';

const { color, space } = vars;

export const summary = featureStyle({ display: 'grid', gap: space[12] });

export const title = featureStyle({ ...roles.label, margin: 0, color: color.muted });

export const rows = featureStyle({ display: 'grid', gap: space[12], margin: 0 });

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[12]}`,
} as const;

export const row = featureStyle({ ...roles.body, ...line });

export const name = featureStyle({ color: color.muted });

export const value = featureStyle({ margin: 0, fontWeight: vars.weight.label, overflowWrap: 'anywhere' });

export const total = featureStyle({
  ...roles.body,
  ...line,
  fontWeight: vars.weight.label,
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${color.border}`,
});

/** Said before money is paid in: what it holds back. */
export const note = featureStyle({ ...roles.small, margin: 0, color: color.muted });

export const sum = featureStyle({ margin: 0, fontSize: '22px', fontWeight: vars.weight.bold });
