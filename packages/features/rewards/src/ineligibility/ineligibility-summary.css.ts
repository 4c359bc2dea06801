import { vars } from '@baize/ui/contract';
import { textStyles } from '@baize/ui/text-styles';
import { featureStyle } from '../feature-style.ts';

export const reason = featureStyle({ ...textStyles.small, display: 'flex', gap: vars.space[8], margin: 0 });

export const lock = featureStyle({ flexShrink: 0, marginBlockStart: '2px', color: vars.color.secondary });

export const until = featureStyle({ display: 'block', color: vars.color.muted });
