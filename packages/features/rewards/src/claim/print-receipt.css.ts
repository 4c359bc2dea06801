import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { globalStyle } from '@vanilla-extract/css';
import { featureStyle } from '../feature-style.ts';

/** Ink on paper, whatever the theme. */
export const sheet = featureStyle({
  display: 'none',
  '@media': {
    print: {
      display: 'block',
      padding: '2cm',
      background: 'white',
      color: 'black',
      fontSize: '12pt',
      lineHeight: '1.5',
    },
  },
});

globalStyle('body:has(> [data-receipt-paper]) > :not([data-receipt-paper])', {
  '@layer': { [layers.feature]: { '@media': { print: { display: 'none !important' } } } },
});

export const brand = featureStyle({
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.bold,
});

export const title = featureStyle({ margin: 0, marginBlockEnd: '1cm', fontSize: '18pt' });

export const facts = featureStyle({ margin: 0 });

export const line = featureStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '1cm',
  paddingBlock: '2mm',
  borderBlockStart: '1px solid currentColor',
});

export const value = featureStyle({ margin: 0, textAlign: 'end', fontWeight: vars.fontWeight.bold });
