import { vars } from '@baize/ui/contract';
import { featureStyle } from '../feature-style.ts';

export const home = featureStyle({ minInlineSize: 0, paddingBlockStart: vars.space[8] });
