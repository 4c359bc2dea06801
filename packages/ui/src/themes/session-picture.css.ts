import { style } from '@vanilla-extract/css';
import { layers } from '../layers.css.ts';

export const sessionPicture = style({
  '@layer': { [layers.brand]: { inlineSize: '100%', blockSize: 138, objectFit: 'cover' } },
});
