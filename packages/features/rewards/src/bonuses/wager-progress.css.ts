import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

export const wager = featureStyle({ display: 'grid', gap: vars.space[8] });

export const left = featureStyle({ ...textStyles.small, margin: 0, color: vars.color.muted });

export const figure = featureStyle({ ...textStyles.amountCell, color: vars.color.text });

export const done = featureStyle({
  ...textStyles.small,
  margin: 0,
  color: vars.color.muted,
});
