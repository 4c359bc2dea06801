import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { style, styleVariants } from '@vanilla-extract/css';

const layer = layers.feature;

export const facts = style({
  '@layer': {
    [layer]: {
      ...textStyles.small,
      listStyle: 'none',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '8px 20px',
      // Short of the bright water.
      maxInlineSize: '480px',
      marginBlockStart: '24px',
      padding: 0,
    },
  },
});

export const fact = style({
  '@layer': { [layer]: { display: 'inline-flex', alignItems: 'center', gap: '8px' } },
});

export const factIcon = style({ '@layer': { [layer]: { color: vars.color.secondary, flex: 'none' } } });

/** Side padding that lets both buttons stand in one row on a phone; a card leaves them less room. */
export const action = styleVariants({
  wide: { '@layer': { [layer]: { '@media': { [media.phone]: { paddingInline: '16px' } } } } },
  card: {
    '@layer': { [layer]: { '@media': { [media.phone]: { flex: '1 1 auto', paddingInline: '8px' } } } },
  },
});

/** Keeps its room, unseen by a player as long as it is not known whether anything may be offered to them (beyond 15). */
export const promotionalText = style({
  '@layer': {
    [layer]: {
      selectors: {
        'html[data-silence] &': { visibility: 'hidden' },
        'html[data-session="kept"] &[data-held]': { visibility: 'hidden' },
      },
    },
  },
});

/** While a kept session is being read a visitor's ways in are boxes without words. */
export const visitorAction = style({
  '@layer': {
    [layer]: {
      selectors: {
        'html[data-session="kept"] &': { position: 'relative', visibility: 'hidden' },
        'html[data-session="kept"]:not([data-silence]) &::after': {
          content: '',
          position: 'absolute',
          inset: 0,
          visibility: 'visible',
          borderRadius: 'inherit',
          background: vars.color.skeleton,
        },
      },
    },
  },
});

export const hiddenOnPhones = style({
  '@layer': { [layer]: { '@media': { [media.phone]: { display: 'none' } } } },
});
