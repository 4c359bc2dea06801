import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { style } from '@vanilla-extract/css';

/** In the page's header: as many short lines as its height holds. */
const IN_HEADER = 'header &';

/** In place of a button, among text and other buttons. */
export const note = style({
  '@layer': {
    [layers.shell]: {
      ...textStyles.small,
      maxInlineSize: '36ch',
      color: vars.color.muted,
      whiteSpace: 'normal',
      selectors: {
        [IN_HEADER]: {
          fontSize: '12px',
          lineHeight: 1.1,
          maxInlineSize: 'min(300px, 74vw)',
          textAlign: 'end',
        },
      },
    },
  },
});
