import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { style } from '@vanilla-extract/css';

export const choices = style({
  '@layer': {
    [layers.feature]: {
      minBlockSize: vars.target.small,
      // As high as a finger, no higher than the line it stands in.
      marginBlock: '-10px',
      padding: 0,
      border: 0,
      background: 'none',
      font: 'inherit',
      color: 'inherit',
      textDecoration: 'underline',
      cursor: 'pointer',
      '@media': { [media.hover]: { ':hover': { color: vars.color.text } } },
    },
  },
});
