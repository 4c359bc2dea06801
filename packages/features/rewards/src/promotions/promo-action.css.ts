import { vars } from '@baize/ui/contract';
import { featureStyle } from '../feature-style.ts';

export const had = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
});
