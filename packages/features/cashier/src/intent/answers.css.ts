import { vars } from '@baize/ui/contract';
import { featureStyle } from '../feature-style.ts';

/** Answers of one width, so that none is larger than the one that costs nothing. */
export const answers = featureStyle({ display: 'grid', justifyContent: 'start', gap: vars.space[8] });
