import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { style } from '@vanilla-extract/css';

/** A button that names the language: plain in the panel's foot, outlined in the page's. */
export const languageRow = style({
  '@layer': {
    [layers.shell]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space[8],
      minBlockSize: vars.target.medium,
      minInlineSize: vars.target.medium,
      paddingInline: vars.space[12],
      border: 0,
      borderRadius: vars.radius.control,
      background: 'none',
      font: 'inherit',
      fontSize: vars.fontSize.body,
      fontWeight: vars.fontWeight.label,
      color: vars.color.text,
      cursor: 'pointer',
      selectors: {
        '&[data-looks="outline"]': {
          border: `1.5px solid ${vars.color.borderStrong}`,
          minBlockSize: vars.target.small,
        },
      },
      '@media': { [media.hover]: { ':hover': { background: vars.color.surface2 } } },
    },
  },
});

/** The narrow panel has room for the globe alone. */
export const languageName = style({
  '@layer': {
    [layers.shell]: {
      '@media': {
        [media.tablet]: { selectors: { '[data-side] &': { display: 'none' } } },
        [media.desktop]: {
          selectors: { 'html[data-panel="narrow"] [data-side] &': { display: 'none' } },
        },
      },
    },
  },
});

export const languages = style({
  '@layer': {
    [layers.shell]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
      gap: vars.space[4],
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
  },
});

export const language = style({
  '@layer': {
    [layers.shell]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space[8],
      minBlockSize: vars.target.medium,
      paddingInline: vars.space[12],
      borderRadius: vars.radius.field,
      color: vars.color.text,
      textDecoration: 'none',
      selectors: { '&[aria-current]': { background: vars.color.surface3 } },
      '@media': {
        [media.hover]: { ':hover': { background: vars.color.surface2 } },
      },
    },
  },
});

export const failure = style({ '@layer': { [layers.shell]: { marginBlockEnd: vars.space[12] } } });

export const lastChosen = style({
  '@layer': {
    [layers.shell]: { fontSize: vars.fontSize.small, color: vars.color.muted },
  },
});
