import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

export const when = featureStyle({ display: 'grid', alignContent: 'start', gap: vars.space[4] });

export const line = featureStyle({
  ...textStyles.small,
  display: 'flex',
  gap: vars.space[8],
  margin: 0,
  color: vars.color.muted,
});

export const icon = featureStyle({ flexShrink: 0, marginBlockStart: '2px', color: vars.color.secondary });
