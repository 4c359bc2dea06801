import { vars } from '@baize/ui/contract';
import { roles } from '@baize/ui/type-roles';
import { featureStyle } from '../feature-style.ts';

const { color, space } = vars;

export const offers = featureStyle({ display: 'grid', gap: space[12] });

export const title = featureStyle({ ...roles.card, margin: 0 });

export const list = featureStyle({
  display: 'grid',
  gap: space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const offer = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'start',
});

export const icon = featureStyle({ color: color.secondary });

export const name = featureStyle({ ...roles.label, display: 'block', overflowWrap: 'anywhere' });

export const terms = featureStyle({ ...roles.small, color: color.muted });

export const way = featureStyle({
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '40px',
});
