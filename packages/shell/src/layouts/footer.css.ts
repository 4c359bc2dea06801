import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { style } from '@vanilla-extract/css';

export const footer = style({
  '@layer': {
    [layers.shell]: {
      marginBlockStart: vars.space[56],
      // The bar under the thumb covers the foot's ground, never its words.
      paddingBlockEnd: 'var(--frame-foot, 0px)',
      borderBlockStart: `1px solid ${vars.color.border}`,
      background: vars.footer.background,
      fontSize: vars.fontSize.small,
      color: vars.color.muted,
    },
  },
});

/** Two columns of long words have no room side by side. */
const narrowest = '(max-width: 359px)';

export const columns = style({
  '@layer': {
    [layers.shell]: {
      display: 'grid',
      gridTemplateColumns: '1.44fr 1fr 1fr 1fr',
      gap: vars.space[24],
      paddingBlock: '32px',
      borderBlockStart: `1px solid ${vars.color.border}`,
      '@media': {
        [media.tablet]: { gridTemplateColumns: '1fr 1fr 1fr' },
        [media.phone]: { gridTemplateColumns: '1fr 1fr' },
        [narrowest]: { gridTemplateColumns: '1fr' },
      },
    },
  },
});

export const about = style({
  '@layer': {
    [layers.shell]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: vars.space[12],
      color: vars.color.text,
      '@media': { [media.tabletDown]: { gridColumn: '1 / -1' } },
    },
  },
});

export const notice = style({
  '@layer': { [layers.shell]: { margin: 0, color: vars.color.muted, lineHeight: vars.lineHeight.small } },
});

export const column = style({ '@layer': { [layers.shell]: { minInlineSize: 0 } } });

export const columnName = style({
  '@layer': {
    [layers.shell]: {
      margin: 0,
      fontFamily: vars.font.text,
      fontSize: vars.fontSize.label,
      fontWeight: vars.fontWeight.label,
      letterSpacing: 'normal',
      color: vars.color.text,
    },
  },
});

export const links = style({
  '@layer': { [layers.shell]: { margin: 0, marginBlockStart: vars.space[4], padding: 0, listStyle: 'none' } },
});

export const link = style({
  '@layer': {
    [layers.shell]: {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: '32px',
      fontSize: vars.fontSize.label,
      color: vars.color.muted,
      textDecoration: 'none',
      '@media': {
        [media.hover]: { ':hover': { color: vars.color.text, textDecoration: 'underline' } },
        [media.phone]: { minBlockSize: vars.target.medium },
      },
    },
  },
});

export const legal = style({
  '@layer': {
    [layers.shell]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: vars.space[12],
      paddingBlock: vars.space[20],
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
  },
});

/** Who answers for the site; never so wide that it takes the clocks' row from them. */
export const imprint = style({
  '@layer': { [layers.shell]: { maxInlineSize: '84ch', unicodeBidi: 'plaintext' } },
});

export const clocks = style({
  '@layer': {
    [layers.shell]: { minBlockSize: '1.45em', fontVariantNumeric: 'tabular-nums' },
  },
});
