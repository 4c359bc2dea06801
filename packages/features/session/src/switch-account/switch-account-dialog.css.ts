import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { style } from '@vanilla-extract/css';

export const actions = style({ '@layer': { [layers.feature]: { display: 'grid', gap: vars.space[8] } } });
