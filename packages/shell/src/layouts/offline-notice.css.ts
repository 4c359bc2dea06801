import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { style } from '@vanilla-extract/css';

/** On phones above the bottom bar. */
export const region = style({
  '@layer': {
    [layers.shell]: {
      position: 'fixed',
      zIndex: vars.zIndex.toast,
      insetBlockEnd: vars.space[20],
      // Beside a panel, whose foot stays free.
      insetInlineStart: `var(--notice-start, ${vars.space[20]})`,
      maxInlineSize: 'min(400px, 100vw - 32px)',
      pointerEvents: 'none',
      '@media': {
        [media.phone]: {
          insetBlockEnd: 'calc(80px + env(safe-area-inset-bottom))',
          insetInlineStart: vars.space[16],
        },
      },
    },
  },
});

export const notice = style({
  '@layer': {
    [layers.shell]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[12],
      padding: '12px 16px',
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.card,
      background: vars.color.surface2,
      boxShadow: vars.shadow.card,
      color: vars.color.text,
    },
  },
});
