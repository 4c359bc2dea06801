import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const grow = keyframes({ from: { transform: 'scaleX(0)' } });
const appear = keyframes({ from: { opacity: 0 } });

/** What is there at once shows no bar. */
const SHOWN_AFTER = '300ms';

/**
 * Pressed, and what it leads to is not there yet: a tint and a little smaller, as legible as before. (Base UI says
 * `data-pressed` of what is open.)
 */
globalStyle('[data-press-pending]', {
  '@layer': {
    [layers.shell]: {
      boxShadow: 'inset 0 0 0 99in color-mix(in srgb, currentColor 10%, #0000)',
      scale: '.98',
      cursor: 'progress',
    },
  },
});

/** From the middle, the same in both directions of writing; never full: nobody knows how much of the way is done. */
export const progressBar = style({
  '@layer': {
    [layers.shell]: {
      position: 'fixed',
      zIndex: vars.zIndex.toast,
      insetBlockStart: 0,
      insetInline: 0,
      blockSize: 3,
      background: vars.color.accent,
      transform: 'scaleX(.9)',
      animation: `${appear} 0s ${SHOWN_AFTER} backwards, ${grow} 8s ${vars.motion.in} ${SHOWN_AFTER} backwards`,
      '@media': {
        [media.reducedMotion]: { animationName: appear },
      },
    },
  },
});
