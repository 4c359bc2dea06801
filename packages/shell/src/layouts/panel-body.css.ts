import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { visuallyHiddenRule } from '@baize/ui/visually-hidden-rule';
import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '@baize/page/narrow';

/** The part that scrolls; the foot never does. */
export const body = style({
  '@layer': {
    [layers.shell]: {
      flex: '1 1 auto',
      minBlockSize: 0,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      selectors: { '[data-side] &': { padding: '2px 14px 8px' } },
      ...narrow({ paddingInline: '12px' }),
    },
  },
});

export const block = style({
  '@layer': {
    [layers.shell]: {
      boxSizing: 'border-box',
      display: 'flex',
      alignItems: 'center',
      // Whatever is spared beside the balance makes it larger.
      gap: vars.space[4],
      minBlockSize: '68px',
      padding: `${vars.space[12]} ${vars.space[8]}`,
      borderRadius: vars.radius.card,
      background: vars.color.surface2,
      marginBlockEnd: vars.space[12],
      ...narrow({
        flexDirection: 'column',
        marginBlockEnd: 0,
        padding: 0,
        background: 'none',
      }),
    },
  },
});

/** Words of the panel: in the narrow panel for screen readers only. */
export const panelLabel = style({
  '@layer': {
    [layers.shell]: {
      minInlineSize: 0,
      ...narrow(visuallyHiddenRule),
    },
  },
});

export const group = style({
  '@layer': { [layers.shell]: { margin: 0, padding: 0, listStyle: 'none' } },
});

export const groupName = style({
  '@layer': {
    [layers.shell]: {
      display: 'flex',
      alignItems: 'flex-end',
      margin: 0,
      blockSize: '28px',
      boxSizing: 'border-box',
      paddingInline: vars.space[12],
      paddingBlockEnd: '5px',
      fontFamily: vars.font.text,
      fontSize: '12.5px',
      fontWeight: vars.fontWeight.label,
      letterSpacing: 'normal',
      lineHeight: vars.lineHeight.label,
      color: vars.color.muted,
      ...narrow({
        blockSize: '1px',
        marginBlock: vars.space[12],
        marginInline: '6px',
        padding: 0,
        background: vars.color.border,
        color: 'transparent',
        overflow: 'hidden',
      }),
    },
  },
});

export const firstGroupName = style({
  '@layer': { [layers.shell]: { ...narrow({ background: 'none', marginBlock: '6px' }) } },
});

export const row = style({
  '@layer': {
    [layers.shell]: {
      boxSizing: 'border-box',
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[12],
      inlineSize: '100%',
      blockSize: '41px',
      paddingInline: vars.space[12],
      border: 0,
      borderRadius: vars.radius.field,
      background: 'none',
      font: 'inherit',
      fontSize: vars.fontSize.body,
      fontWeight: vars.fontWeight.medium,
      color: vars.color.text,
      textDecoration: 'none',
      textAlign: 'start',
      cursor: 'pointer',
      transition: `background ${vars.motion.fast}`,
      selectors: {
        '&[aria-current="page"]': {
          background: vars.nav.current,
          color: vars.nav.onCurrent,
          fontWeight: vars.fontWeight.label,
        },
        '&:focus-visible': { outlineOffset: '-2px' },
      },
      '@media': {
        [media.hover]: {
          selectors: { '&:hover:not([aria-current])': { background: vars.color.surface2 } },
        },
        ...narrow({ justifyContent: 'center', blockSize: 'clamp(40px, 5dvh, 44px)', padding: 0 })['@media'],
      },
    },
  },
});

globalStyle(`${row} svg`, {
  '@layer': { [layers.shell]: { flex: 'none', color: vars.color.secondary } },
});
globalStyle(`${row}[aria-current="page"] svg`, {
  '@layer': { [layers.shell]: { color: vars.nav.currentIcon } },
});

export const footer = style({
  '@layer': {
    [layers.shell]: {
      flex: 'none',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      marginInline: '14px',
      paddingBlock: '8px',
      borderBlockStart: `1px solid ${vars.color.border}`,
      ...narrow({ flexDirection: 'column', marginInline: '16px', paddingBlock: '8px' }),
    },
  },
});

/** Holds the balance's place while a kept session is being read; a visitor has none. */
export const storedSessionBlock = style({
  '@layer': {
    [layers.shell]: {
      display: 'none',
      selectors: { 'html[data-session="kept"] &': { display: 'flex' } },
    },
  },
});

/** An icon that points somewhere points the other way in scripts that run right to left. */
export const mirroredInRtl = style({
  '@layer': { [layers.shell]: { selectors: { 'html[dir="rtl"] &': { transform: 'scaleX(-1)' } } } },
});

/** What the panel's button does next: an open panel closes, a narrow one opens. */
export const whenWide = style({ '@layer': { [layers.shell]: narrow({ display: 'none' }) } });
export const whenNarrow = style({
  '@layer': { [layers.shell]: { display: 'none', ...narrow({ display: 'block' }) } },
});
