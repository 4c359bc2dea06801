import { featureStyle } from '../feature-style.ts';

export const form = featureStyle({ maxInlineSize: '420px' });
