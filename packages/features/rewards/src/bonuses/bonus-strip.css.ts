import { vars } from '@baize/ui/contract';
import { featureStyle } from '../feature-style.ts';

export const strip = featureStyle({
  position: 'relative',
  blockSize: '88px',
  overflow: 'hidden',
  background: vars.color.surface2,
});

export const badge = featureStyle({
  position: 'absolute',
  insetBlockStart: vars.space[12],
  insetInlineStart: vars.space[12],
});
