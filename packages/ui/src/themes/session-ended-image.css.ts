import { style } from '@vanilla-extract/css';
import { layers } from '../layers.css.ts';

export const sessionEndedImage = style({
  '@layer': { [layers.brand]: { inlineSize: '100%', blockSize: 138, objectFit: 'cover' } },
});
