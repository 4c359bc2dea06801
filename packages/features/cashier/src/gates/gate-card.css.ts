import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

const { color, radius, space } = vars;

export const card = featureStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space[16],
  maxInlineSize: '640px',
});

export const icon = featureStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '56px',
  blockSize: '56px',
  borderRadius: radius.round,
  background: color.surface2,
  color: color.muted,
});

export const title = featureStyle({ ...textStyles.section, margin: 0 });

export const text = featureStyle({ ...textStyles.body, margin: 0 });

export const actions = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const notice = featureStyle({ display: 'grid', gap: space[8], justifyItems: 'start' });
