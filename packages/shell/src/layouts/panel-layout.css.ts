import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '@baize/page/narrow';
import { visitorOnly } from './layout.css.ts';

/** Panel navigation: everything at the inline start, the page beside it (look §9). */
export const frame = style({
  '@layer': {
    [layers.shell]: {
      vars: { '--frame-top': '0px', '--page-width': '1200px', '--page-side': '32px' },
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      minBlockSize: '100dvh',
      '@media': {
        [media.tablet]: { vars: { '--page-side': vars.space[20] } },
        [media.phone]: {
          vars: { '--page-side': vars.space[16] },
          gridTemplateColumns: 'minmax(0, 1fr)',
        },
      },
    },
  },
});

globalStyle(`html:has(${frame})`, {
  '@layer': { [layers.shell]: { '@media': { [media.phone]: { vars: { '--fixed-top': '60px' } } } } },
});
globalStyle(`html:has(${frame}):not(:has([data-frame-foot]))`, {
  '@layer': {
    [layers.shell]: {
      '@media': { [media.phone]: { vars: { '--fixed-foot': 'max(8px, var(--dock, 0px))' } } },
    },
  },
});

/** The panel's ground runs down the whole page; what stands on it stays in sight. */
export const column = style({
  '@layer': {
    [layers.shell]: {
      background: vars.nav.panel,
      borderInlineEnd: `1px solid ${vars.color.border}`,
      '@media': { [media.phone]: { display: 'none' } },
    },
  },
});

export const panel = style({
  '@layer': {
    [layers.shell]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: vars.zIndex.sidePanel,
      boxSizing: 'border-box',
      display: 'flex',
      flexDirection: 'column',
      inlineSize: '255px',
      blockSize: '100dvh',
      ...narrow({ inlineSize: '75px' }),
    },
  },
});

/** Notices at the foot of the screen begin beside the panel. */
const beside = (query: string, panels: Record<string, string>) =>
  Object.entries(panels).map(([selector, start]) =>
    globalStyle(selector, {
      '@layer': { [layers.shell]: { '@media': { [query]: { vars: { '--notice-start': start } } } } },
    }),
  );
beside(media.tablet, { 'html:has([data-side])': '96px' });
beside(media.desktop, {
  'html:has([data-side])': '276px',
  'html[data-panel="narrow"]:has([data-side])': '96px',
});

export const panelHeader = style({
  '@layer': {
    [layers.shell]: {
      flex: 'none',
      display: 'flex',
      padding: '10px 22px',
      ...narrow({ justifyContent: 'center', paddingInline: 0 }),
    },
  },
});

/** The narrow panel has room for the mark's picture, not for its word. */
globalStyle(`${panelHeader} > a`, {
  '@layer': {
    [layers.shell]: {
      '@media': {
        [media.tablet]: { overflow: 'hidden', inlineSize: '36px' },
      },
    },
  },
});
globalStyle(`html[data-panel="narrow"] ${panelHeader} > a`, {
  '@layer': {
    [layers.shell]: { '@media': { [media.desktop]: { overflow: 'hidden', inlineSize: '36px' } } },
  },
});

export const content = style({
  '@layer': {
    [layers.shell]: { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  },
});

export const topRow = style({
  '@layer': {
    [layers.shell]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[8],
      // As high for a visitor's small buttons as for a player's one.
      minBlockSize: '62px',
      paddingBlockStart: '18px',
      '@media': { [media.phone]: { display: 'none' } },
    },
  },
});

/** As wide as a player's two ways to pay: what stands before them does not move when they come. */
globalStyle(`html[data-session="kept"] ${topRow} > ${visitorOnly}`, {
  '@layer': { [layers.shell]: { minInlineSize: '244px' } },
});

/** Looks like the field that it opens. */
export const searchField = style({
  '@layer': {
    [layers.shell]: {
      flex: '0 1 420px',
      boxSizing: 'border-box',
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[12],
      minInlineSize: 0,
      minBlockSize: vars.target.medium,
      paddingInline: vars.space[16],
      border: `1px solid ${vars.color.borderStrong}`,
      borderRadius: vars.radius.control,
      background: vars.color.surface1,
      color: vars.color.muted,
      textDecoration: 'none',
    },
  },
});

export const phoneHeader = style({
  '@layer': {
    [layers.shell]: {
      display: 'none',
      '@media': {
        [media.phone]: {
          position: 'sticky',
          insetBlockStart: 0,
          zIndex: vars.zIndex.stickyHeader,
          boxSizing: 'border-box',
          display: 'flex',
          alignItems: 'center',
          gap: vars.space[8],
          blockSize: '60px',
          paddingInline: '8px 12px',
          borderBlockEnd: '1px solid transparent',
          background: vars.color.surface0,
          selectors: { '&[data-scrolled]': { borderColor: vars.color.border } },
        },
      },
    },
  },
});

/** Beside a visitor's two buttons a small phone has no room for it; the drawer has it too. */
export const headerSearch = style({
  '@layer': {
    [layers.shell]: {
      '@media': {
        '(max-width: 429px)': { selectors: { 'html:not([data-session="kept"]) &': { display: 'none' } } },
      },
    },
  },
});

export const main = style({
  '@layer': {
    [layers.shell]: {
      flex: '1 0 auto',
      paddingBlockStart: vars.space[8],
      // Focus that is led to the whole page needs no ring around it.
      outline: 'none',
      '@media': { [media.phone]: { paddingBlockStart: 0 } },
    },
  },
});
