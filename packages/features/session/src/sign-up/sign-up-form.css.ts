import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, fontWeight } = vars;

export const group = style({ '@layer': { [layers.feature]: { display: 'grid', gap: space[16] } } });

/** Two short answers that belong together, side by side where there is room. */
export const pair = style({
  '@layer': {
    [layers.feature]: {
      display: 'grid',
      gap: space[16],
      '@media': {
        [media.tabletUp]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: space[12] },
      },
    },
  },
});

globalStyle(`${pair} > [data-field='address']`, { '@layer': { [layers.feature]: { gridColumn: '1 / -1' } } });

export const optionalMark = style({
  '@layer': { [layers.feature]: { color: color.muted, fontWeight: fontWeight.regular } },
});

/** Seen wherever one types when registration closes over the form, and at its button afterwards; nothing moves for it. */
export const closedMeanwhile = style({
  '@layer': {
    [layers.feature]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      borderRadius: vars.radius.field,
      background: color.surface1,
    },
  },
});

export const join = style({ '@layer': { [layers.feature]: { display: 'grid', gap: space[8] } } });

export const missing = style({
  '@layer': {
    [layers.feature]: {
      ...textStyles.small,
      minBlockSize: '1.45em',
      textAlign: 'center',
      color: color.muted,
    },
  },
});

export const credentials = style({ '@layer': { [layers.feature]: { display: 'grid', gap: space[8] } } });

export const skeletons = style({ '@layer': { [layers.feature]: { display: 'grid', gap: space[16] } } });
