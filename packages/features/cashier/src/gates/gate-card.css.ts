import { vars } from '@baize/ui/contract';
import { roles } from '@baize/ui/type-roles';
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

export const title = featureStyle({ ...roles.section, margin: 0 });

export const words = featureStyle({ ...roles.body, margin: 0 });

export const ways = featureStyle({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const news = featureStyle({ display: 'grid', gap: space[8], justifyItems: 'start' });
