import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { style } from '@vanilla-extract/css';

/** A disc of 32 in a target of 44 (look §5); the disc is what the eye sees. */
export const tile = style({
  '@layer': {
    [layers.feature]: {
      display: 'grid',
      placeItems: 'center',
      inlineSize: vars.target.medium,
      blockSize: vars.target.medium,
      padding: 0,
      border: 0,
      borderRadius: vars.radius.round,
      background: 'none',
      color: vars.onImage.text,
      cursor: 'pointer',
    },
  },
});

export const disc = style({
  '@layer': {
    [layers.feature]: {
      display: 'grid',
      placeItems: 'center',
      inlineSize: '32px',
      blockSize: '32px',
      borderRadius: vars.radius.round,
      background: vars.onImage.background,
      transition: `transform ${vars.motion.fast} ${vars.motion.in}`,
      selectors: { [`${tile}:active &`]: { transform: 'scale(0.94)' } },
      '@media': { [media.reducedMotion]: { transition: 'none' } },
    },
  },
});

/** Pressed is a filled shape, then a colour. */
export const heart = style({
  '@layer': {
    [layers.feature]: {
      selectors: {
        '[aria-pressed="true"] &': { fill: 'currentColor', color: vars.color.accentText },
      },
    },
  },
});
