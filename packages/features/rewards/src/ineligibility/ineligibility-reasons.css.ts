import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
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

export const copy = featureStyle({
  display: 'grid',
  gap: vars.space[4],
  minInlineSize: 0,
  justifyItems: 'start',
});

export const cause = featureStyle({
  ...textStyles.body,
  margin: 0,
  fontWeight: vars.fontWeight.label,
  overflowWrap: 'anywhere',
  userSelect: 'text',
});

export const step = featureStyle({ ...textStyles.small, margin: 0, color: vars.color.muted });

export const until = featureStyle({ ...textStyles.small, display: 'flex', gap: vars.space[8], margin: 0 });

export const clock = featureStyle({ flexShrink: 0, marginBlockStart: '2px', color: vars.color.secondary });

export const way = featureStyle({ marginBlockStart: vars.space[8] });
