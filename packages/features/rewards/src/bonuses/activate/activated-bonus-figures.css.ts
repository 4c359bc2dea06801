import { vars } from '@baize/ui/contract';
import { featureStyle } from '../../feature-style.ts';

export const figures = featureStyle({ marginBlockStart: vars.space[16] });
