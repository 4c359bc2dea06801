import { layers } from '@baize/ui/layers';
import { style } from '@vanilla-extract/css';

/**
 * The middle of every page: the frame says how wide it may be and what stands at its sides
 * (`--page-width`, `--page-side`, look §6).
 */
export const pageColumn = style({
  '@layer': {
    [layers.shell]: {
      boxSizing: 'border-box',
      inlineSize: '100%',
      maxInlineSize: 'calc(var(--page-width, 1216px) + 2 * var(--page-side, 24px))',
      marginInline: 'auto',
      paddingInline: 'var(--page-side, 24px)',
    },
  },
});
