import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { style } from '@vanilla-extract/css';

const layer = layers.feature;

export const title = style({
  '@layer': {
    [layer]: { display: 'grid', justifyItems: 'center', gap: vars.space[12], textAlign: 'center' },
  },
});

export const text = style({ '@layer': { [layer]: { display: 'block', textAlign: 'center' } } });

export const clock = style({
  '@layer': { [layer]: { inlineSize: 40, blockSize: 40, color: vars.color.warning } },
});

export const body = style({
  '@layer': { [layer]: { display: 'grid', gap: vars.space[16], textAlign: 'center' } },
});

export const left = style({
  '@layer': { [layer]: { ...textStyles.clock, fontVariantNumeric: 'tabular-nums' } },
});

export const actions = style({ '@layer': { [layer]: { display: 'grid', gap: vars.space[8] } } });
