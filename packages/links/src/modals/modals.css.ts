import { layers } from '@baize/ui/layers';
import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0 } });

/** What stands over the page while a dialog's code is on its way; a fast one never shows it. */
export const backdrop = style({
  '@layer': {
    [layers.shell]: {
      position: 'fixed',
      inset: 0,
      zIndex: vars.zIndex.dialog,
      background: vars.color.overlay,
      animation: `${appear} ${vars.motion.base} ${vars.motion.in} 150ms backwards`,
    },
  },
});

export const failed = style({
  '@layer': {
    [layers.shell]: {
      position: 'fixed',
      insetInline: vars.space[16],
      insetBlockEnd: vars.space[24],
      zIndex: vars.zIndex.dialog,
      marginInline: 'auto',
      maxInlineSize: '480px',
      padding: vars.space[24],
      background: vars.color.surface1,
      color: vars.color.text,
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.dialog,
      '@media': {
        [media.tabletUp]: { insetBlockEnd: 'auto', insetBlockStart: '20vh' },
      },
    },
  },
});

export const failedTitle = style({
  '@layer': {
    [layers.shell]: {
      margin: 0,
      fontFamily: vars.font.display,
      fontSize: vars.fontSize.cardLarge,
      fontWeight: vars.fontWeight.bold,
    },
  },
});

export const failedActions = style({
  '@layer': {
    [layers.shell]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space[8],
      marginBlockStart: vars.space[16],
    },
  },
});
