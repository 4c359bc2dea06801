import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { globalStyle } from '@vanilla-extract/css';
import { featureStyle, featureVariants } from '../feature-style.ts';

export const when = featureStyle({ fontVariantNumeric: 'tabular-nums' });

const id = featureStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: '32px',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  color: 'inherit',
  cursor: 'pointer',
  '@media': { [media.hover]: { ':hover': { color: vars.color.accentText } } },
});

/** Its sign keeps its size in the narrowest column. */
globalStyle(`${id} svg`, { '@layer': { [layers.feature]: { flex: 'none' } } });

export const look = featureVariants(
  {
    short: { whiteSpace: 'nowrap' },
    beneath: { minBlockSize: '24px', whiteSpace: 'nowrap' },
    whole: { textAlign: 'start', overflowWrap: 'anywhere' },
    bare: { minInlineSize: '32px', justifyContent: 'center' },
  },
  id,
);
