import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, radius, space, target } = vars;

export const card = style({
  '@layer': { [layers.feature]: { display: 'grid', gap: space[16], maxInlineSize: '520px' } },
});

/** Takes the focus when a session is ended. */
export const body = style({
  '@layer': { [layers.feature]: { display: 'grid', gap: space[16], outline: 'none' } },
});

export const title = style({ '@layer': { [layers.feature]: { ...textStyles.card, margin: 0 } } });

export const subtitle = style({
  '@layer': { [layers.feature]: { ...textStyles.label, margin: 0, color: color.muted } },
});

export const text = style({
  '@layer': { [layers.feature]: { ...textStyles.small, margin: 0, color: color.muted } },
});

export const list = style({
  '@layer': { [layers.feature]: { display: 'grid', margin: 0, padding: 0, listStyle: 'none' } },
});

/** The button stands beside the facts, and under them on a phone. */
export const row = style({
  '@layer': {
    [layers.feature]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'start',
      gap: `${space[8]} ${space[12]}`,
      paddingBlock: space[12],
      borderBlockStart: `1px solid ${color.border}`,
      '@media': { [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
    },
  },
});

export const icon = style({
  '@layer': {
    [layers.feature]: {
      display: 'grid',
      placeItems: 'center',
      inlineSize: target.small,
      blockSize: target.small,
      borderRadius: radius.control,
      background: color.surface2,
      color: color.muted,
    },
  },
});

globalStyle(`${icon} > svg`, { '@layer': { [layers.feature]: { inlineSize: '20px', blockSize: '20px' } } });

export const facts = style({ '@layer': { [layers.feature]: { display: 'grid', gap: space[4] } } });

/** When it began and ended: beside each other where there is room. */
export const times = style({
  '@layer': { [layers.feature]: { display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[16]}` } },
});

export const name = style({
  '@layer': {
    [layers.feature]: {
      ...textStyles.label,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: space[8],
    },
  },
});

export const action = style({
  '@layer': {
    [layers.feature]: { '@media': { [media.phone]: { gridColumn: '2', justifySelf: 'start' } } },
  },
});
