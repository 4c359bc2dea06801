import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { globalStyle, style } from '@vanilla-extract/css';

/** Black on white, whatever the theme; on paper only. */
export const paper = style({
  '@layer': {
    [layers.feature]: {
      display: 'none',
      '@media': {
        print: {
          display: 'block',
          padding: '1cm',
          background: 'white',
          color: 'black',
          fontFamily: vars.font.text,
          fontSize: '12pt',
        },
      },
    },
  },
});

globalStyle('body:has(> [data-recovery-paper]) > :not([data-recovery-paper])', {
  '@layer': { [layers.feature]: { '@media': { print: { display: 'none !important' } } } },
});

export const title = style({
  '@layer': {
    [layers.feature]: {
      margin: 0,
      marginBlockEnd: '8mm',
      fontSize: '16pt',
      fontWeight: vars.fontWeight.bold,
    },
  },
});

export const codes = style({
  '@layer': {
    [layers.feature]: {
      margin: 0,
      paddingInlineStart: '1cm',
      fontFamily: 'ui-monospace, Menlo, Consolas, "Liberation Mono", monospace',
      lineHeight: '2',
    },
  },
});
