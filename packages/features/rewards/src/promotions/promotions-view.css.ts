import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

export const page = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.page.cardGap,
  paddingBlock: `${vars.space[20]} ${vars.space[36]}`,
});

export const title = featureStyle({ ...textStyles.pageTitle, margin: 0 });

export const lead = featureStyle({
  ...textStyles.body,
  margin: 0,
  marginBlockStart: vars.space[4],
  color: vars.color.muted,
});
