import { featureStyle } from '../feature-style.ts';

export const select = featureStyle({ maxInlineSize: '240px' });
