import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { style } from '@vanilla-extract/css';

export const section = style({ '@layer': { [layers.feature]: { paddingBlockEnd: vars.space[56] } } });

export const heading = style({
  '@layer': { [layers.feature]: { ...textStyles.section, margin: 0, marginBlockEnd: vars.space[16] } },
});

export const tiles = style({
  '@layer': {
    [layers.feature]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      gap: vars.space[16],
      margin: 0,
      padding: 0,
      listStyle: 'none',
      '@media': {
        [media.phone]: {
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          gap: vars.space[12],
        },
      },
    },
  },
});
