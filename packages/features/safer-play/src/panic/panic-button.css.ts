import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { globalStyle } from '@vanilla-extract/css';
import { footBarEnd } from '../foot-bar/foot-bar-end.ts';
import { featureStyle } from '../feature-style.ts';

/**
 * Above every page and a game that fills the window, below dialogs. On phones a strip of its own on the bar at the foot:
 * there is no corner there in which it would lie over nothing.
 */
export const region = featureStyle({
  position: 'fixed',
  zIndex: `calc(${vars.zIndex.drawer} + 1)`,
  insetBlockEnd: 'calc(var(--fixed-foot, 8px) + 12px)',
  insetInlineEnd: vars.space[20],
  display: 'grid',
  justifyItems: 'end',
  gap: vars.space[8],
  maxInlineSize: 'min(400px, 100vw - 32px)',
  '@media': {
    [media.phone]: {
      insetInline: 0,
      insetBlockEnd: footBarEnd,
      justifyItems: 'stretch',
      maxInlineSize: 'none',
      paddingBlock: '6px',
      paddingInline: vars.space[16],
      background: vars.color.surface1,
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
  },
});

export const button = featureStyle({
  boxShadow: vars.shadow.popover,
  '@media': { [media.phone]: { boxShadow: 'none' } },
});

/** Messages stand above it, and the end of a page can be scrolled clear of it. */
globalStyle('html:has([data-panic]) [data-toasts]', {
  '@layer': { [layers.feature]: { '@media': { [media.tabletUp]: { marginBlockEnd: '56px' } } } },
});

globalStyle('html:has([data-panic]) body', {
  '@layer': { [layers.feature]: { paddingBlockEnd: '72px' } },
});

/** A field that gets the focus is scrolled clear of it (WCAG 2.4.11). */
globalStyle('html:has([data-panic]):root', {
  '@layer': {
    [layers.feature]: {
      '@media': {
        [media.phone]: { vars: { '--panic': '57px' } },
        [media.tabletUp]: { scrollPaddingBlockEnd: 'calc(var(--fixed-foot, 0px) + 80px)' },
      },
    },
  },
});

/** A game that fills the screen or the window has its own controls at the foot: it stands below the game's head. */
globalStyle('html:has([data-full="window"]) [data-panic], :fullscreen [data-panic]', {
  '@layer': {
    [layers.feature]: {
      insetBlock: '80px auto',
      '@media': {
        [media.phone]: { insetInline: `auto ${vars.space[16]}`, padding: 0, border: 0, background: 'none' },
      },
    },
  },
});
