import { featureStyle } from '../feature-style.ts';

export const claimed = featureStyle({ margin: 0 });
