import { vars } from '@baize/ui/contract';
import { roles } from '@baize/ui/type-roles';
import { featureStyle } from '../feature-style.ts';

export const detail = featureStyle({ ...roles.small, color: vars.color.muted });

export const ways = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.space[16]}`,
});
