import { layers } from '@baize/ui/layers';
import { style } from '@vanilla-extract/css';

/** An amount is read whole, also where words around it may break anywhere. */
export const money = style({ '@layer': { [layers.shell]: { whiteSpace: 'nowrap' } } });
