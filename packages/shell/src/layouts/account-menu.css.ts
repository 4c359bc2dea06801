import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { style } from '@vanilla-extract/css';

export const avatar = style({
  '@layer': {
    [layers.shell]: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      inlineSize: '44px',
      blockSize: '44px',
      padding: 0,
      border: 0,
      borderRadius: '50%',
      background: vars.nav.avatar,
      color: vars.nav.onAvatar,
      font: 'inherit',
      fontSize: vars.fontSize.label,
      fontWeight: vars.fontWeight.bold,
      cursor: 'pointer',
    },
  },
});

/** At the edge of the avatar, apart from it by a ring of the ground. */
export const awayDot = style({
  '@layer': {
    [layers.shell]: {
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineEnd: 0,
      inlineSize: '12px',
      blockSize: '12px',
      border: `2px solid ${vars.color.surface1}`,
      borderRadius: '50%',
      background: vars.color.warning,
    },
  },
});

const underOpener = { margin: 0, marginBlockStart: vars.space[8] };

/** A property the style types do not know yet. */
function place(area: string): Record<string, string> {
  return { positionArea: area };
}

/** Stands in the top layer, under the avatar that opened it. */
export const menu = style({
  '@layer': {
    [layers.shell]: {
      inset: 'auto',
      boxSizing: 'border-box',
      minInlineSize: '220px',
      padding: '6px',
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.card,
      background: vars.color.surface1,
      boxShadow: vars.shadow.popover,
      color: vars.color.text,
      selectors: {
        '&[data-size="header"]': {
          insetBlockStart: '64px',
          insetInlineEnd: 'max(24px, calc((100vw - 1216px) / 2))',
        },
        '&[data-size="panel"]': { insetBlockStart: '132px', insetInlineStart: '14px' },
      },
      '@supports': {
        // Where the browser can, the menu keeps to the button that opened it.
        '(position-area: block-end)': {
          selectors: {
            '&[data-size]': { ...underOpener, inset: 'auto' },
            '&[data-size="header"]': { ...place('block-end span-inline-start') },
            '&[data-size="panel"]': { ...place('block-end span-inline-end') },
          },
        },
      },
    },
  },
});

export const menuItem = style({
  '@layer': {
    [layers.shell]: {
      boxSizing: 'border-box',
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[12],
      inlineSize: '100%',
      minBlockSize: vars.target.medium,
      paddingInline: vars.space[12],
      border: 0,
      borderRadius: vars.radius.small,
      background: 'none',
      font: 'inherit',
      fontSize: vars.fontSize.body,
      color: 'inherit',
      textAlign: 'start',
      textDecoration: 'none',
      cursor: 'pointer',
      ':hover': { background: vars.color.surface2 },
    },
  },
});
