import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { globalStyle, style } from '@vanilla-extract/css';
import { navLinks } from './basic-layout.css.ts';
import { logo } from './layout.css.ts';

const narrowPhone = '(max-width: 389px)';
const roomy = '(min-width: 1280px)';

export const player = style({
  '@layer': {
    [layers.shell]: { display: 'flex', alignItems: 'center', gap: vars.space[12] },
  },
});

/** The amount over its name, as tall as a button. */
export const balance = style({
  '@layer': {
    [layers.shell]: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      alignItems: 'flex-end',
      margin: 0,
      marginInlineEnd: vars.space[4],
      selectors: {
        '&[data-place="panel"]': {
          alignItems: 'flex-start',
          flex: '1 1 0',
          minInlineSize: 0,
          marginInlineEnd: 0,
          containerType: 'inline-size',
        },
      },
    },
  },
});

export const amount = style({
  '@layer': {
    [layers.shell]: {
      fontSize: vars.fontSize.input,
      fontWeight: vars.fontWeight.bold,
      lineHeight: vars.lineHeight.amountCell,
      selectors: {
        '[data-place="panel"] &': {
          maxInlineSize: '100%',
          overflowWrap: 'anywhere',
          fontSize: vars.fontSize.card,
        },
      },
    },
  },
});

/** A long amount is written smaller on phones, and beside it the brand's mark stands without its word. */
globalStyle(`${amount}[data-long]`, {
  '@layer': { [layers.shell]: { '@media': { [media.phone]: { fontSize: vars.fontSize.small } } } },
});
globalStyle(`body:has([data-frame-foot]) header:has(${amount}[data-long]) ${logo} svg + span`, {
  '@layer': { [layers.shell]: { '@media': { [narrowPhone]: { display: 'none' } } } },
});

export const amountName = style({
  '@layer': {
    [layers.shell]: {
      fontSize: vars.fontSize.micro,
      fontWeight: vars.fontWeight.medium,
      lineHeight: vars.lineHeight.label,
      color: vars.color.muted,
      '@media': {
        [media.phone]: { selectors: { ':not([data-place="panel"]) > &': { display: 'none' } } },
      },
      selectors: {
        '[data-place="panel"] &': { fontSize: vars.fontSize.small, fontWeight: vars.fontWeight.regular },
      },
    },
  },
});

export const bonus = style({ '@layer': { [layers.shell]: { whiteSpace: 'nowrap' } } });

/** Its bonus makes the balance twice as wide: where the menu has every link anyway, the header names the first four, or three. */
globalStyle(`header:has(${bonus}) ${navLinks} > :nth-child(n + 5)`, {
  '@layer': { [layers.shell]: { '@media': { [media.inMenu]: { display: 'none' } } } },
});
globalStyle(`header:has(${bonus}) ${navLinks} > :nth-child(4)`, {
  '@layer': {
    [layers.shell]: { '@media': { '(min-width: 1025px) and (max-width: 1099px)': { display: 'none' } } },
  },
});

export const wideOnly = style({
  '@layer': { [layers.shell]: { '@media': { [media.phone]: { display: 'none' } } } },
});

/**
 * Search and menu on phones while a page's own bar stands where the bottom bar does. They stand before the balance, in room
 * that is free: nothing moves when they come.
 */
export const headerActions = style({
  '@layer': {
    [layers.shell]: {
      display: 'none',
      '@media': {
        [media.phone]: { selectors: { 'body:has([data-frame-foot]) &': { display: 'flex' } } },
      },
    },
  },
});

/**
 * Its word where the header has room for it, else its icon; a phone's header has room for neither. Not the shared icon button
 * with a few exceptions: which of two sheets of one layer loads last differs from page to page.
 */
export const withdrawLink = style({
  '@layer': {
    [layers.shell]: {
      display: 'inline-grid',
      placeItems: 'center',
      flex: 'none',
      inlineSize: vars.target.medium,
      blockSize: vars.target.medium,
      marginInline: `calc(-1 * ${vars.space[8]})`,
      borderRadius: vars.radius.control,
      color: 'inherit',
      transition: `background ${vars.motion.fast}`,
      '@media': {
        [media.phone]: { display: 'none' },
        [roomy]: {
          inlineSize: 'auto',
          paddingInline: vars.space[8],
          fontSize: vars.fontSize.buttonSmall,
          fontWeight: vars.fontWeight.label,
          textDecoration: 'none',
        },
        [media.hover]: { ':hover': { background: vars.color.surface2 } },
      },
    },
  },
});
globalStyle(`${withdrawLink} > span`, {
  '@layer': { [layers.shell]: { display: 'none', '@media': { [roomy]: { display: 'inline' } } } },
});
globalStyle(`${withdrawLink} > svg`, {
  '@layer': { [layers.shell]: { '@media': { [roomy]: { display: 'none' } } } },
});

export const depositRoundButton = style({
  '@layer': {
    [layers.shell]: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      inlineSize: '40px',
      blockSize: '40px',
      borderRadius: vars.radius.control,
      background: vars.gradient.accent,
      boxShadow: vars.button.shadow,
      color: vars.color.onAccent,
    },
  },
});

/** What cannot be paid with keeps its words and its place, and loses its light (look §7, §13). */
globalStyle('button[data-off]', {
  '@layer': { [layers.shell]: { color: vars.color.disabledText, cursor: 'not-allowed' } },
});
globalStyle(`${depositRoundButton}[data-off], [data-off] > span:has(> svg:only-child)`, {
  '@layer': {
    [layers.shell]: {
      border: `1px solid ${vars.color.border}`,
      background: vars.color.surface2,
      boxShadow: 'none',
      color: vars.color.disabledText,
    },
  },
});

/** The amount, and under it how old it is. */
export const pillText = style({
  '@layer': {
    [layers.shell]: {
      display: 'grid',
      lineHeight: vars.lineHeight.label,
      selectors: { '[data-off] > &': { color: vars.color.text } },
    },
  },
});

/** Long amounts give up size and the plus before the page would scroll sideways. */
export const phoneBalance = style({
  '@layer': {
    [layers.shell]: {
      minInlineSize: 0,
      whiteSpace: 'nowrap',
      selectors: {
        '&[data-long]': { paddingInline: vars.space[8], fontSize: '13px' },
        // As wide as most amounts, so that nothing beside it moves when one comes.
        '&[data-waits]': { minInlineSize: '114px' },
      },
    },
  },
});

globalStyle(`${phoneBalance}[data-long] svg`, {
  '@layer': { [layers.shell]: { display: 'none' } },
});
