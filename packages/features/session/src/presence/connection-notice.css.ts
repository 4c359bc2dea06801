import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { globalStyle, style } from '@vanilla-extract/css';

const layer = layers.feature;

/** Where the notice of no connection stands, which is never there at the same time. */
export const region = style({
  '@layer': {
    [layer]: {
      position: 'fixed',
      zIndex: vars.zIndex.toast,
      insetBlockEnd: 'calc(var(--fixed-foot, 8px) + 12px)',
      insetInlineStart: `var(--notice-start, ${vars.space[20]})`,
      maxInlineSize: 'min(360px, 100vw - 32px)',
      display: 'grid',
      gap: vars.space[8],
      pointerEvents: 'none',
      '@media': {
        [media.phone]: {
          insetInlineStart: vars.space[16],
        },
      },
    },
  },
});

/** One with a button in it. */
export const answering = style({
  '@layer': {
    [layer]: {
      maxInlineSize: 'min(420px, 100vw - 32px)',
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.popover,
      pointerEvents: 'auto',
    },
  },
});

globalStyle(`${answering} > div`, { '@layer': { [layer]: { alignItems: 'center' } } });

export const notice = style({
  '@layer': {
    [layer]: {
      ...textStyles.small,
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[8],
      margin: 0,
      padding: '10px 14px',
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.card,
      background: vars.color.surface2,
      boxShadow: vars.shadow.popover,
      color: vars.color.text,
    },
  },
});

globalStyle(`${notice} > svg`, { '@layer': { [layer]: { flex: 'none' } } });

/** What can be pressed in a notice, which otherwise lets presses through. */
export const pressable = style({ '@layer': { [layer]: { flexShrink: 0, pointerEvents: 'auto' } } });
