import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { roles } from '@baize/ui/type-roles';
import { style } from '@vanilla-extract/css';

export const forgot = style({
  '@layer': { [layers.feature]: { ...roles.small, marginBlockStart: vars.space[8] } },
});
