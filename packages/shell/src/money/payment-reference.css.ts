import { layers } from '@baize/ui/layers';
import { style } from '@vanilla-extract/css';

export const unbroken = style({ '@layer': { [layers.shell]: { whiteSpace: 'nowrap' } } });

export const breakable = style({ '@layer': { [layers.shell]: { overflowWrap: 'anywhere' } } });
