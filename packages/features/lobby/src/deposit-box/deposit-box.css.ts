import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { style, styleVariants } from '@vanilla-extract/css';

const layer = layers.feature;

const surface = style({
  '@layer': {
    [layer]: {
      position: 'relative',
      zIndex: 3,
      boxSizing: 'border-box',
      padding: vars.space[20],
      border: vars.card.border,
      borderRadius: vars.radius.card,
      background: vars.color.surface1,
      color: vars.color.text,
      boxShadow: vars.shadow.popover,
      '@media': { [media.tabletDown]: { marginBlockStart: vars.space[16] } },
    },
  },
});

/** Over the picture at a desk, under the hero where there is no room beside the words. */
export const box = styleVariants({
  wide: [
    surface,
    {
      '@layer': {
        [layer]: {
          '@media': {
            [media.tabletDown]: { marginInline: 'var(--page-side, 24px)' },
            [media.desktop]: {
              position: 'absolute',
              insetBlockEnd: vars.space[44],
              insetInlineEnd: 'max(var(--page-side, 24px), calc((100% - var(--page-width, 1216px)) / 2))',
              inlineSize: '340px',
            },
          },
        },
      },
    },
  ],
  card: [
    surface,
    {
      '@layer': {
        [layer]: {
          '@media': {
            [media.desktop]: {
              position: 'absolute',
              insetBlockStart: vars.space[20],
              insetInlineEnd: vars.space[20],
              inlineSize: '320px',
            },
          },
        },
      },
    },
  ],
});

export const title = style({ '@layer': { [layer]: { ...textStyles.card, marginBlockEnd: vars.space[12] } } });

export const form = style({ '@layer': { [layer]: { display: 'grid', gap: vars.space[16] } } });

/** Why the button is off, beside it. */
export const reason = style({
  '@layer': {
    [layer]: {
      ...textStyles.small,
      display: 'flex',
      gap: vars.space[8],
      margin: 0,
      color: vars.color.warning,
    },
  },
});
