import { vars } from '@baize/ui/contract';
import { featureStyle, featureVariants } from '../../feature-style.ts';

export const sides = featureStyle({
  display: 'grid',
  gap: vars.space[8],
  margin: 0,
  marginBlockStart: vars.space[16],
  padding: 0,
  listStyle: 'none',
});

const one = featureStyle({
  display: 'flex',
  gap: vars.space[12],
  padding: vars.space[16],
  borderRadius: vars.radius.field,
});

export const side = featureVariants(
  { lost: { background: vars.color.dangerSoft }, kept: { background: vars.color.surface2 } },
  one,
);

const mark = featureStyle({ flexShrink: 0, display: 'grid', placeItems: 'center', blockSize: '24px' });

export const icon = featureVariants(
  { lost: { color: vars.color.danger }, kept: { color: vars.color.success } },
  mark,
);
