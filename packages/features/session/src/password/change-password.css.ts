import { layers } from '@baize/ui/layers';
import { style } from '@vanilla-extract/css';

/** As high as the form, until its code is there: what stands under it does not move. */
export const formPlace = style({ '@layer': { [layers.feature]: { minBlockSize: '333px' } } });
