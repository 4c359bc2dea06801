import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { style } from '@vanilla-extract/css';
import { narrow } from '@baize/page/narrow';

/** Looks like the balance it replaces, with a mark that there is more. */
export const trigger = style({
  '@layer': {
    [layers.shell]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space[4],
      minBlockSize: vars.target.medium,
      minInlineSize: 0,
      paddingInline: vars.space[8],
      marginInline: `calc(-1 * ${vars.space[8]})`,
      border: 0,
      borderRadius: vars.radius.control,
      background: 'none',
      font: 'inherit',
      color: 'inherit',
      textAlign: 'start',
      cursor: 'pointer',
      selectors: { '&[data-place="panel"]': { flex: '1 1 0' } },
      '@media': {
        [media.hover]: { ':hover': { background: vars.color.surface3 } },
        // The narrow panel has no room for a balance; the drawer has.
        ...narrow({ display: 'none' })['@media'],
      },
    },
  },
});
