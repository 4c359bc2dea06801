import { vars } from '@baize/ui/contract';
import { roles } from '@baize/ui/type-roles';
import { featureStyle } from '../feature-style.ts';

export const wager = featureStyle({ display: 'grid', gap: vars.space[8] });

export const left = featureStyle({ ...roles.small, margin: 0, color: vars.color.muted });

export const figure = featureStyle({ ...roles.amountCell, color: vars.color.text });

export const done = featureStyle({
  ...roles.small,
  margin: 0,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
});
