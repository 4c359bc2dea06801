import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

export const offers = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  marginBlockStart: vars.space[36],
});

export const title = featureStyle({ ...textStyles.section, margin: 0 });

export const none = featureStyle({ ...textStyles.body, margin: 0, color: vars.color.muted });
