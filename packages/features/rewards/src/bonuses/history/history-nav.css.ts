import { vars } from '@baize/ui/contract';
import { roles } from '@baize/ui/type-roles';
import { featureStyle } from '../../feature-style.ts';

export const pages = featureStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  marginBlockStart: vars.space[16],
});

export const position = featureStyle({ ...roles.small, color: vars.color.muted });

export const arrow = featureStyle({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });

export const off = featureStyle({
  borderColor: vars.color.border,
  color: vars.color.disabledText,
  cursor: 'default',
});
