import { style } from '@vanilla-extract/css';
import { vars } from '../../contract.css.ts';
import { layers } from '../../layers.css.ts';

export const mark = style({
  '@layer': {
    [layers.brand]: { display: 'inline-flex', alignItems: 'center', gap: 10, color: vars.color.accent },
  },
});

export const sun = style({ '@layer': { [layers.brand]: { inlineSize: 32, blockSize: 32, flex: 'none' } } });

export const word = style({
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
