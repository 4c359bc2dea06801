import { vars } from '@baize/ui/contract';
import { featureStyle } from '../feature-style.ts';

export const text = featureStyle({ margin: 0 });

export const actions = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  margin: 0,
  marginBlockStart: vars.space[12],
});
