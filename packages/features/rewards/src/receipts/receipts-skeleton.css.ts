import { vars } from '@baize/ui/contract';
import { featureStyle } from '../feature-style.ts';

export const rows = featureStyle({ display: 'grid', gap: vars.space[8], marginBlockStart: vars.space[12] });
