import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { style } from '@vanilla-extract/css';

/** Takes its place from the first paint where a session is kept, so that nothing moves when the name is known. */
export const greeting = style({
  '@layer': {
    [layers.feature]: {
      ...textStyles.pageTitle,
      // The line of the last login stands under it.
      minBlockSize: 'calc(1lh + 24px)',
      minInlineSize: 0,
      overflowWrap: 'anywhere',
      selectors: { 'html:not([data-session="kept"]) &': { display: 'none' } },
    },
  },
});
