import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { globalStyle } from '@vanilla-extract/css';
import { featureStyle, type FeatureRule } from '../feature-style.ts';

/** Black on white, whatever the theme. */
export const sheet = featureStyle({
  display: 'none',
  '@media': {
    print: {
      display: 'block',
      padding: '1cm',
      background: 'white',
      color: 'black',
      fontFamily: vars.font.text,
      fontSize: '10pt',
      lineHeight: '1.4',
    },
  },
});

const print = (rule: FeatureRule) => ({ '@layer': { [layers.feature]: { '@media': { print: rule } } } });

// A reward's receipt that is open over this page is what gets printed then.
const printed = 'body:has(> [data-print-sheet]):not(:has(> [data-receipt-paper]))';

globalStyle(`${printed} > :not([data-print-sheet])`, print({ display: 'none !important' }));

// The theme's ground would stand around the sheet where a browser prints backgrounds.
globalStyle(
  'html:has(> body > [data-print-sheet]), body:has(> [data-print-sheet])',
  print({ background: 'white !important', colorScheme: 'light' }),
);

export const brand = featureStyle({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: '12pt',
  fontWeight: vars.fontWeight.bold,
});

export const operator = featureStyle({ margin: 0, marginBlockEnd: '3mm', fontSize: '8.5pt' });

export const text = featureStyle({ margin: 0 });

export const title = featureStyle({
  margin: 0,
  marginBlockEnd: '5mm',
  fontSize: '18pt',
  fontWeight: vars.fontWeight.bold,
});

export const facts = featureStyle({ margin: 0, marginBlockEnd: '6mm' });

export const fact = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5mm',
  paddingBlock: '1mm',
  breakInside: 'avoid',
});

export const name = featureStyle({ inlineSize: '4.5cm' });

/** On narrow paper it stands under its name. */
export const value = featureStyle({
  flex: '1 1 6cm',
  margin: 0,
  fontWeight: vars.fontWeight.bold,
  overflowWrap: 'anywhere',
});

export const heading = featureStyle({
  margin: 0,
  marginBlock: '6mm 2mm',
  fontSize: '12pt',
  fontWeight: vars.fontWeight.bold,
});

export const table = featureStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '8.5pt',
  lineHeight: '1.3',
});

export const row = featureStyle({ borderBlockStart: '0.5pt solid currentColor', breakInside: 'avoid' });

const cellBase = featureStyle({
  paddingBlock: '1.2mm',
  paddingInlineEnd: '2.5mm',
  verticalAlign: 'top',
  fontWeight: 'inherit',
  textAlign: 'start',
  // A reference and its ID stand on rows of their own.
  whiteSpace: 'pre-line',
  overflowWrap: 'break-word',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
});

export const cell = {
  text: cellBase,
  number: featureStyle(
    { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    cellBase,
  ),
};

export const strong = featureStyle({ fontWeight: vars.fontWeight.bold });
