import { featureStyle } from '../feature-style.ts';

export const TEASER_MIN_HEIGHT = '186px';

/** Keeps the place of the tournaments until they are there. */
export const skeleton = featureStyle({
  display: 'grid',
  alignContent: 'space-between',
  minBlockSize: TEASER_MIN_HEIGHT,
});
