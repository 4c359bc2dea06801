import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

export const facts = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[20]}`,
  margin: 0,
});

export const fact = featureStyle({ display: 'grid', minInlineSize: 0 });

export const name = featureStyle({ ...textStyles.micro, color: vars.color.muted });

export const value = featureStyle({ ...textStyles.label, margin: 0 });
