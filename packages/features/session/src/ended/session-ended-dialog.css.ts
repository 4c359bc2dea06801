import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { style } from '@vanilla-extract/css';

const layer = layers.feature;

export const title = style({ '@layer': { [layer]: { display: 'block', textAlign: 'center' } } });

/** From edge to edge over the title, under the dialog's own round corners. */
export const image = style({
  '@layer': {
    [layer]: {
      display: 'block',
      overflow: 'hidden',
      margin: `calc(-1 * ${vars.space[24]}) calc(-1 * ${vars.space[24]}) ${vars.space[20]}`,
      borderStartStartRadius: vars.radius.dialog,
      borderStartEndRadius: vars.radius.dialog,
      '@media': {
        [media.phone]: {
          margin: `calc(-1 * ${vars.space[16]}) calc(-1 * ${vars.space[16]}) ${vars.space[16]}`,
        },
      },
      ':empty': { display: 'none' },
    },
  },
});

export const body = style({
  '@layer': { [layer]: { display: 'grid', gap: vars.space[12], textAlign: 'center' } },
});

export const when = style({ '@layer': { [layer]: { ...textStyles.small, color: vars.color.muted } } });

export const actions = style({
  '@layer': { [layer]: { display: 'grid', gap: vars.space[8], marginBlockStart: vars.space[8] } },
});
