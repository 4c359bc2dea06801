import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = layers.feature;

export const row = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space[8],
      marginBlockStart: vars.space[16],
      '@media': {
        [media.phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr' },
        print: { display: 'none' },
      },
    },
  },
});

globalStyle(`${row} a`, {
  '@layer': { [layer]: { '@media': { [media.phone]: { inlineSize: '100%', paddingInline: '8px' } } } },
});
