import { vars } from '@baize/ui/contract';
import { roles } from '@baize/ui/type-roles';
import { featureStyle } from '../feature-style.ts';

const { color, space } = vars;

export const bar = featureStyle({ display: 'grid', gap: space[4] });

export const head = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[12]}`,
  ...roles.small,
});

export const name = featureStyle({ color: color.muted });

export const left = featureStyle({ ...roles.label });

export const foot = featureStyle({ ...roles.small, color: color.muted });
