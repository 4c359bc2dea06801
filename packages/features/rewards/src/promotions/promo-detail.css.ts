import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

export const detail = featureStyle({ display: 'grid', gap: vars.space[16], paddingBlockEnd: vars.space[4] });

export const headline = featureStyle({ ...textStyles.amount, margin: 0 });

export const text = featureStyle({
  ...textStyles.body,
  margin: 0,
  marginBlockStart: vars.space[4],
  color: vars.color.muted,
});

export const heading = featureStyle({ ...textStyles.label, margin: 0 });

export const terms = featureStyle({
  ...textStyles.small,
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  marginBlockStart: vars.space[4],
  paddingInlineStart: vars.space[20],
  listStyle: 'disc',
  color: vars.color.muted,
});

export const example = featureStyle({
  ...textStyles.small,
  margin: 0,
  padding: vars.space[12],
  borderRadius: vars.radius.field,
  background: vars.color.infoSoft,
});
