import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../../feature-style.ts';

const { space, color } = vars;

export const card = featureStyle({ display: 'grid', gap: space[20], justifyItems: 'start' });

export const title = featureStyle({ ...textStyles.section, margin: 0 });

export const points = featureStyle({
  display: 'grid',
  gap: space[16],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const point = featureStyle({
  ...textStyles.body,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
});

export const icon = featureStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: vars.radius.field,
  background: color.secondarySoft,
  color: color.secondary,
});

export const actions = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[12], margin: 0 });
