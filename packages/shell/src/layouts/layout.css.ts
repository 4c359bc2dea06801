import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { globalStyle, style } from '@vanilla-extract/css';

const shell = (rule: Parameters<typeof globalStyle>[1]) => ({ '@layer': { [layers.shell]: rule } });

/** A page's own bar: as high as it is with its words in four rows and the reason, of two, why it is off. */
globalStyle(
  'html:has([data-frame-foot])',
  shell({
    '@media': {
      [media.tabletDown]: {
        vars: { '--fixed-foot': 'calc(164px + env(safe-area-inset-bottom) + var(--dock, 0px))' },
      },
    },
  }),
);

/** What has the keyboard's focus is scrolled clear of the bars (WCAG 2.4.11). */
globalStyle(
  'html',
  shell({
    scrollPaddingBlock: 'calc(var(--fixed-top, 0px) + 12px) calc(var(--fixed-foot, 0px) + 12px)',
  }),
);

/** For the keyboard: the first stop of every page leads past the navigation. */
export const skip = style({
  '@layer': {
    [layers.shell]: {
      position: 'fixed',
      insetBlockStart: vars.space[8],
      insetInlineStart: vars.space[8],
      zIndex: vars.zIndex.menu,
      padding: `${vars.space[12]} ${vars.space[16]}`,
      background: vars.color.surface1,
      color: vars.color.text,
      borderRadius: vars.radius.field,
      transform: 'translateY(-80px)',
      ':focus': { transform: 'none', boxShadow: vars.shadow.popover },
    },
  },
});

/** What is offered is out of sight for whoever was known, on the page before, to be offered nothing (beyond 15). */
globalStyle('html[data-silence] [data-offer]', {
  '@layer': { [layers.shell]: { display: 'none !important' } },
});

/**
 * A visitor's buttons keep their place, as far as there is room beside what players have there, but stay unseen while
 * a kept session is being read.
 */
export const visitorOnly = style({
  '@layer': {
    [layers.shell]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[8],
      whiteSpace: 'nowrap',
      selectors: {
        'html[data-session="kept"] &': { visibility: 'hidden', minInlineSize: 0, overflow: 'hidden' },
        // Both are closed: their reasons stand one above the other.
        '&:has(> span + span)': { display: 'grid', gap: 0 },
      },
    },
  },
});

/** Narrow phones have little room for the brand's word beside two buttons in a long language, the narrowest none. */
const narrow = '(max-width: 389px)';
const narrowest = '(max-width: 359px)';
const oneReason = '(max-width: 479px)';
globalStyle(`${visitorOnly} > a`, {
  '@layer': { [layers.shell]: { '@media': { [narrow]: { paddingInline: vars.space[12] } } } },
});

/** What is a player's has its place from the first paint where a session is kept, so that nothing beside it moves. */
export const whenSessionStored = style({
  '@layer': {
    [layers.shell]: { selectors: { 'html:not([data-session="kept"]) &': { display: 'none' } } },
  },
});

export const spacer = style({ '@layer': { [layers.shell]: { marginInlineStart: 'auto' } } });

/** The logo's link: its picture never shrinks, its target is never under 44. */
export const logo = style({
  '@layer': {
    [layers.shell]: {
      display: 'inline-flex',
      alignItems: 'center',
      flex: 'none',
      minBlockSize: vars.target.medium,
      color: 'inherit',
      textDecoration: 'none',
      borderRadius: vars.radius.field,
    },
  },
});

// A phone's header has room for one reason: why there is no log-in. Why there is no joining stands on the page and at its foot.
globalStyle(`${visitorOnly} > span + span`, {
  '@layer': { [layers.shell]: { '@media': { [oneReason]: { display: 'none' } } } },
});

globalStyle(`${logo} svg + span`, {
  '@layer': { [layers.shell]: { '@media': { [narrowest]: { display: 'none' } } } },
});

// Why joining or logging in is closed needs the room more.
globalStyle(`header:has(${visitorOnly} > span) ${logo} svg + span`, {
  '@layer': { [layers.shell]: { '@media': { [oneReason]: { display: 'none' } } } },
});

/** A round or square button with an icon only. */
export const iconButton = style({
  '@layer': {
    [layers.shell]: {
      display: 'inline-grid',
      placeItems: 'center',
      flex: 'none',
      inlineSize: vars.target.medium,
      blockSize: vars.target.medium,
      padding: 0,
      border: 0,
      background: 'none',
      color: 'inherit',
      borderRadius: vars.radius.control,
      cursor: 'pointer',
      transition: `background ${vars.motion.fast}`,
      '@media': { [media.hover]: { ':hover': { background: vars.color.surface2 } } },
    },
  },
});
