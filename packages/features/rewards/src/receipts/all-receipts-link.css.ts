import { vars } from '@baize/ui/contract';
import { featureStyle } from '../feature-style.ts';

export const foot = featureStyle({ margin: 0, marginBlockStart: vars.space[12] });

export const way = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.target.medium,
});
