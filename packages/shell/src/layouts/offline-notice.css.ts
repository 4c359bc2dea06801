import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { style } from '@vanilla-extract/css';

/** Above the bar at the foot of the page. */
export const region = style({
  '@layer': {
    [layers.shell]: {
      position: 'fixed',
      zIndex: vars.zIndex.toast,
      insetBlockEnd: 'calc(var(--fixed-foot, 8px) + 12px)',
      // Beside a panel, whose foot stays free.
      insetInlineStart: `var(--notice-start, ${vars.space[20]})`,
      maxInlineSize: 'min(400px, 100vw - 32px)',
      pointerEvents: 'none',
      '@media': {
        [media.phone]: {
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
