import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { style } from '@vanilla-extract/css';

/** Under the foot of the page, a line for each reason. */
export const footerNote = style({
  '@layer': {
    [layers.shell]: { display: 'grid', gap: vars.space[8], paddingBlockEnd: vars.space[24] },
  },
});
