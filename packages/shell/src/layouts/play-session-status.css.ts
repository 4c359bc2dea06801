import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { style } from '@vanilla-extract/css';
import { narrow } from '@baize/page/narrow';

/** A header has room for its figures only on wide screens: else its icon stands for them. */
const headerOnlyWide = {
  selectors: { '[data-place="header"] > &': { display: 'none' } },
  '@media': {
    ...narrow({ display: 'none' })['@media'],
    [media.wide]: { selectors: { '[data-place="header"] > &': { display: 'inline' } } },
  },
};

/** A pill in the header's row; a row of its own in the panel, its icon alone in the narrow one. */
export const status = style({
  '@layer': {
    [layers.shell]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space[8],
      minBlockSize: '40px',
      paddingInline: vars.space[12],
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.control,
      background: vars.color.surface1,
      color: vars.color.text,
      flex: 'none',
      fontSize: vars.fontSize.label,
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      selectors: {
        '&[data-place="panel"]': {
          boxSizing: 'border-box',
          inlineSize: '100%',
          // So near the block above it that what stands below stays in sight in a low window.
          marginBlockStart: '-12px',
          border: 0,
          background: 'none',
        },
      },
      '@media': {
        [media.phone]: { selectors: { '&[data-place="header"]': { display: 'none' } } },
      },
    },
  },
});

export const time = style({
  '@layer': {
    [layers.shell]: {
      fontWeight: vars.fontWeight.bold,
      fontVariantNumeric: 'tabular-nums',
      ...headerOnlyWide,
    },
  },
});

export const net = style({
  '@layer': {
    [layers.shell]: {
      color: vars.color.muted,
      ...headerOnlyWide,
    },
  },
});
