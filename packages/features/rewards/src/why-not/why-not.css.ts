import { vars } from '@baize/ui/contract';
import { roles } from '@baize/ui/type-roles';
import { featureStyle } from '../feature-style.ts';

export const box = featureStyle({
  display: 'flex',
  gap: vars.space[12],
  padding: vars.space[16],
  borderRadius: vars.radius.field,
  background: vars.color.surface2,
});

export const icon = featureStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '36px',
  blockSize: '36px',
  borderRadius: vars.radius.field,
  background: vars.color.secondarySoft,
  color: vars.color.secondary,
});

export const words = featureStyle({
  display: 'grid',
  gap: vars.space[4],
  minInlineSize: 0,
  justifyItems: 'start',
});

export const cause = featureStyle({
  ...roles.body,
  margin: 0,
  fontWeight: vars.weight.label,
  overflowWrap: 'anywhere',
  userSelect: 'text',
});

export const step = featureStyle({ ...roles.small, margin: 0, color: vars.color.muted });

export const until = featureStyle({ ...roles.small, display: 'flex', gap: vars.space[8], margin: 0 });

export const clock = featureStyle({ flexShrink: 0, marginBlockStart: '2px', color: vars.color.secondary });

export const way = featureStyle({ marginBlockStart: vars.space[8] });
