import { style } from '@vanilla-extract/css';
import { media } from '../../breakpoints.ts';
import { vars } from '../../contract.css.ts';
import { layers } from '../../layers.css.ts';

export const logo = style({
  '@layer': {
    [layers.brand]: { display: 'inline-flex', alignItems: 'center', gap: 9, color: vars.color.text },
  },
});

export const symbol = style({
  '@layer': { [layers.brand]: { inlineSize: 36, blockSize: 30, flex: 'none' } },
});

export const wordmark = style({
  '@layer': {
    [layers.brand]: {
      fontFamily: vars.font.display,
      fontSize: 25,
      fontWeight: 800,
      lineHeight: 1.2,
      letterSpacing: '-.045em',
      '@media': { [media.phone]: { fontSize: 22 } },
    },
  },
});
