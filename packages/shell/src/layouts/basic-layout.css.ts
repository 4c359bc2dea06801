import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { globalStyle, style } from '@vanilla-extract/css';
import { visitorOnly } from './layout.css.ts';

/** Basic navigation: a header over the page, and on phones a bar under it (look §9). */
export const frame = style({
  '@layer': {
    [layers.shell]: {
      vars: {
        '--frame-top': '68px',
        '--page-width': '1216px',
        '--page-side': vars.space[24],
        '--frame-foot': '0px',
      },
      display: 'flex',
      flexDirection: 'column',
      minBlockSize: '100dvh',
      '@media': {
        [media.phone]: {
          vars: {
            '--frame-top': '60px',
            '--page-side': vars.space[16],
            '--frame-foot': 'calc(68px + env(safe-area-inset-bottom))',
          },
          // A page with a bar of its own at its foot has the whole of it.
          selectors: { '&:has([data-frame-foot])': { vars: { '--frame-foot': '0px' } } },
        },
      },
    },
  },
});

/** For the whole document, whose scrolling and notices keep clear of both bars. */
globalStyle(`html:has(${frame})`, {
  '@layer': {
    [layers.shell]: {
      vars: { '--fixed-top': '68px' },
      '@media': { [media.phone]: { vars: { '--fixed-top': '60px' } } },
    },
  },
});
globalStyle(`html:has(${frame}):not(:has([data-frame-foot]))`, {
  '@layer': {
    [layers.shell]: {
      '@media': {
        [media.phone]: {
          vars: { '--fixed-foot': 'calc(68px + env(safe-area-inset-bottom) + var(--dock, 0px))' },
        },
      },
    },
  },
});

export const header = style({
  '@layer': {
    [layers.shell]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: vars.zIndex.stickyHeader,
      blockSize: 'var(--frame-top)',
      // It takes no room of its own, so a page's picture may run under it.
      marginBlockEnd: 'calc(-1 * var(--frame-top))',
      borderBlockEnd: '1px solid transparent',
      transition: `background ${vars.motion.base}, border-color ${vars.motion.base}`,
      selectors: {
        '&[data-scrolled]': { background: vars.nav.header, borderColor: vars.color.border },
      },
    },
  },
});

export const bar = style({
  '@layer': {
    [layers.shell]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[8],
      blockSize: '100%',
      // Every word has its place here: that takes more room than the page below.
      '@media': { [media.wide]: { vars: { '--page-width': '1480px' } } },
    },
  },
});

export const navLinks = style({
  '@layer': {
    [layers.shell]: {
      display: 'flex',
      gap: vars.space[24],
      marginInlineStart: '32px',
      '@media': {
        [media.tabletDown]: { display: 'none' },
        [media.wide]: { gap: vars.space[16], marginInlineStart: vars.space[20] },
      },
    },
  },
});

/** Beside a player's money a small window has room for the first four; the menu has them all. */
globalStyle(`${navLinks} > :nth-child(n + 5)`, {
  '@layer': {
    [layers.shell]: { '@media': { '(min-width: 1025px) and (max-width: 1239px)': { display: 'none' } } },
  },
});

export const navLink = style({
  '@layer': {
    [layers.shell]: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: vars.target.medium,
      fontSize: vars.fontSize.body,
      fontWeight: vars.fontWeight.label,
      color: 'inherit',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      borderRadius: vars.radius.small,
      selectors: {
        '&[aria-current="page"]::after': {
          content: '""',
          position: 'absolute',
          insetInline: 0,
          insetBlockEnd: '2px',
          blockSize: '3px',
          borderRadius: '2px',
          background: vars.gradient.accent,
        },
      },
      '@media': { [media.hover]: { ':hover': { color: vars.color.accentText } } },
    },
  },
});

export const notOnPhones = style({
  '@layer': {
    [layers.shell]: {
      flex: 'none',
      whiteSpace: 'nowrap',
      '@media': { [media.phone]: { display: 'none' } },
    },
  },
});

/** Up to 1450 px the header has no room for every word, on tablets for none: the menu has them all (NAV-12). */
export const inMenu = style({
  '@layer': {
    [layers.shell]: { display: 'none', '@media': { [media.inMenu]: { display: 'inline-grid' } } },
  },
});

/** A word that stands in the menu until there is room for it. */
export const wideNavLink = style({
  '@layer': { [layers.shell]: { display: 'none', '@media': { [media.wide]: { display: 'inline-flex' } } } },
});

/** About as wide as a player's money, way to it and account: what stands before them does not move when they come. */
const roomOfPlayer = {
  '@layer': {
    [layers.shell]: {
      '@media': {
        '(min-width: 768px)': { minInlineSize: '254px' },
        '(min-width: 1280px)': { minInlineSize: '300px' },
      },
    },
  },
} as const;
export const playerRoom = style(roomOfPlayer);
globalStyle(`html[data-session="kept"] ${bar} > ${visitorOnly}`, roomOfPlayer);

export const main = style({
  '@layer': {
    // Focus that is led to the whole page needs no ring around it.
    [layers.shell]: { flex: '1 0 auto', paddingBlockStart: 'var(--frame-top)', outline: 'none' },
  },
});
