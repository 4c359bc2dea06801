import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { globalStyle, style } from '@vanilla-extract/css';
import { frame } from './basic-layout.css.ts';
import { whenSessionStored } from './layout.css.ts';

/** Under the thumb on phones: five places, the middle one for the deposit. */
export const bottomBar = style({
  '@layer': {
    [layers.shell]: {
      display: 'none',
      '@media': {
        [media.phone]: {
          position: 'fixed',
          insetInline: 0,
          insetBlockEnd: 0,
          zIndex: vars.zIndex.bottomBar,
          boxSizing: 'border-box',
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: '1fr',
          blockSize: 'var(--frame-foot)',
          paddingBlockEnd: 'env(safe-area-inset-bottom)',
          background: vars.nav.bottomBar,
          borderBlockStart: `1px solid ${vars.color.border}`,
          selectors: { [`${frame}:has([data-frame-foot]) &`]: { display: 'none' } },
        },
      },
    },
  },
});

export const barItem = style({
  '@layer': {
    [layers.shell]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '6px',
      minInlineSize: 0,
      padding: 0,
      border: 0,
      background: 'none',
      font: 'inherit',
      fontSize: vars.fontSize.micro,
      fontWeight: vars.fontWeight.medium,
      lineHeight: vars.lineHeight.micro,
      color: vars.color.muted,
      textDecoration: 'none',
      cursor: 'pointer',
      selectors: {
        '&[aria-current="page"]': { color: vars.color.text, fontWeight: vars.fontWeight.label },
        '&:focus-visible': { outlineOffset: '-4px' },
      },
    },
  },
});

/**
 * Until the session is known, for whoever has a stored one. Who is shut out has another way with money than to deposit:
 * its place stays empty until it is known which.
 */
export const ifSessionStored = style([
  whenSessionStored,
  { '@layer': { [layers.shell]: { selectors: { 'html[data-silence] &': { visibility: 'hidden' } } } } },
]);

export const ifNoSession = style({
  '@layer': { [layers.shell]: { selectors: { 'html[data-session="kept"] &': { display: 'none' } } } },
});

globalStyle(`${barItem}[aria-current="page"] > svg`, {
  '@layer': { [layers.shell]: { color: vars.nav.currentIcon } },
});

export const depositIcon = style({
  '@layer': {
    [layers.shell]: {
      display: 'grid',
      placeItems: 'center',
      inlineSize: '44px',
      blockSize: '36px',
      // It takes the room of an icon, so that all names stand in one line.
      marginBlock: '-12px -4px',
      borderRadius: vars.radius.control,
      background: vars.gradient.accent,
      boxShadow: vars.button.shadow,
      color: vars.color.onAccent,
    },
  },
});
