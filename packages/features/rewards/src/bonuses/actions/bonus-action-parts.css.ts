import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../../feature-style.ts';

export const text = featureStyle({ display: 'flex', gap: vars.space[12] });

export const copy = featureStyle({ ...textStyles.body, margin: 0, overflowWrap: 'anywhere' });

export const reference = featureStyle({
  ...textStyles.small,
  margin: 0,
  marginBlockStart: vars.space[4],
  color: vars.color.muted,
  userSelect: 'text',
});

export const actions = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: vars.space[12],
  marginBlockStart: vars.space[20],
});

export const doneIcon = featureStyle({ flexShrink: 0, color: vars.color.success });

export const failedIcon = featureStyle({ flexShrink: 0, color: vars.color.danger });

export const unknownIcon = featureStyle({ flexShrink: 0, color: vars.color.warning });

export const notice = featureStyle({ selectors: { '&:not(:empty)': { marginBlockStart: vars.space[16] } } });
