import { vars } from '@baize/ui/contract';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '@baize/ui/layers';
import { featureStyle } from '../feature-style.ts';

export const frame = featureStyle({
  position: 'absolute',
  inset: 0,
  display: 'block',
  background: vars.color.surface2,
});

export const image = featureStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

globalStyle(`${frame} > span`, {
  '@layer': { [layers.feature]: { display: 'block', blockSize: '100%' } },
});
