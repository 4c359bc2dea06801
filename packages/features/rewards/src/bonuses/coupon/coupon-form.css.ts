import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { globalStyle } from '@vanilla-extract/css';
import { featureStyle } from '../../feature-style.ts';

export const proof = featureStyle({ ...textStyles.small, margin: 0, marginBlockStart: vars.space[4] });

export const form = featureStyle({ maxInlineSize: '640px' });

/** The button stands beside the field's box, below its label, and stays there when an error comes. */
export const line = featureStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[12],
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
});

export const field = featureStyle({ flexGrow: 1, minInlineSize: 0 });

export const send = featureStyle({
  minBlockSize: vars.target.field,
  '@media': { [media.tabletUp]: { marginBlockStart: '24px' } },
});

export const code = featureStyle({});

globalStyle(`${code} input`, {
  '@layer': { [layers.feature]: { textTransform: 'uppercase', textAlign: 'start' } },
});

export const notice = featureStyle({ selectors: { '&:not(:empty)': { marginBlockStart: vars.space[16] } } });
