import { layers } from '@baize/ui/layers';
import { globalStyle } from '@vanilla-extract/css';

/** A picture without a box is not loaded. Whatever it is shown as otherwise, while it waits it is not. */
globalStyle('img[data-waits]', {
  '@layer': {
    [layers.shell]: {
      '@media': { 'screen and (scripting: enabled)': { display: 'none !important' } },
    },
  },
});
