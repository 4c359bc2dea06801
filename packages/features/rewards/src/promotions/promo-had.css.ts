import { featureStyle } from '../feature-style.ts';

export const had = featureStyle({ margin: 0 });
