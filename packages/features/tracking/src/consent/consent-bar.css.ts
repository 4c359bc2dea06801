import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = layers.feature;

/** A card in the end corner; on phones across the screen, above the bar under the thumb where there is one. */
export const bar = style({
  '@layer': {
    [layer]: {
      position: 'fixed',
      zIndex: vars.zIndex.bottomBar,
      insetBlockEnd: `calc(${vars.space[20]} + env(safe-area-inset-bottom))`,
      insetInlineEnd: vars.space[20],
      display: 'grid',
      gap: vars.space[12],
      boxSizing: 'border-box',
      inlineSize: 'min(420px, 100vw - 32px)',
      maxBlockSize: '70dvh',
      overflowY: 'auto',
      padding: vars.space[20],
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.card,
      background: vars.color.surface2,
      boxShadow: vars.shadow.popover,
      color: vars.color.text,
      '@media': {
        [media.phone]: {
          insetInline: vars.space[12],
          insetBlockEnd: `calc(${vars.space[12]} + env(safe-area-inset-bottom))`,
          inlineSize: 'auto',
          padding: vars.space[16],
        },
      },
    },
  },
});

globalStyle(`${bar}[data-consent="basic"]`, {
  '@layer': {
    [layer]: {
      '@media': {
        [media.phone]: { insetBlockEnd: `calc(68px + ${vars.space[12]} + env(safe-area-inset-bottom))` },
      },
    },
  },
});

/** What has the keyboard is scrolled clear of the card, and the foot of the page can be read above it. */
globalStyle('html:has([data-consent])', {
  '@layer': { [layer]: { '@media': { [media.phone]: { scrollPaddingBlockEnd: '320px' } } } },
});
globalStyle('body:has([data-consent])', {
  '@layer': { [layer]: { '@media': { [media.phone]: { paddingBlockEnd: '260px' } } } },
});

export const head = style({
  '@layer': {
    [layer]: {
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: vars.space[12],
    },
  },
});

export const title = style({ '@layer': { [layer]: { ...textStyles.card, margin: 0 } } });

export const copy = style({
  '@layer': { [layer]: { ...textStyles.small, margin: 0, color: vars.color.muted } },
});

export const link = style({
  '@layer': { [layer]: { color: vars.color.accentText, textDecoration: 'underline' } },
});

export const now = style({ '@layer': { [layer]: { ...textStyles.small, margin: 0 } } });

export const actions = style({
  '@layer': {
    [layer]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[12] },
  },
});
