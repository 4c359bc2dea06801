import { style } from '@vanilla-extract/css';
import { vars } from '../../contract.css.ts';
import { layers } from '../../layers.css.ts';

export const logo = style({
  '@layer': {
    [layers.brand]: { display: 'inline-flex', alignItems: 'center', gap: 10, color: vars.color.accent },
  },
});

export const symbol = style({
  '@layer': { [layers.brand]: { inlineSize: 32, blockSize: 32, flex: 'none' } },
});

export const wordmark = style({
  '@layer': {
    [layers.brand]: {
      // The brand's own letters in every language.
      fontFamily: "Fraunces, 'Fraunces Fallback', serif",
      fontSize: 34,
      fontWeight: 800,
      lineHeight: 1,
      letterSpacing: '-.05em',
      paddingBlockEnd: 4,
    },
  },
});
