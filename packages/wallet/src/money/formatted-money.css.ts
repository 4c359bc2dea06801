import { layers } from '@baize/ui/layers';
import { style } from '@vanilla-extract/css';

/** An amount, or a payment's reference, is read whole, also where words around it may break anywhere. */
export const unbroken = style({ '@layer': { [layers.shell]: { whiteSpace: 'nowrap' } } });
