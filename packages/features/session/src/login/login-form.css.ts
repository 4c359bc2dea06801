import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { roles } from '@baize/ui/type-roles';
import { style } from '@vanilla-extract/css';

export const form = style({
  '@layer': { [layers.feature]: { display: 'grid', gap: vars.space[16] } },
});

export const newHere = style({
  '@layer': {
    [layers.feature]: { ...roles.small, textAlign: 'center', color: vars.color.muted },
  },
});
