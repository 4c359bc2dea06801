import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { style } from '@vanilla-extract/css';

export const menuFoot = style({
  '@layer': {
    [layers.shell]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space[4],
      marginBlockStart: vars.space[12],
      paddingBlockStart: vars.space[12],
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
  },
});

/** The drawer draws the line above its foot itself. */
export const drawerFoot = style({
  '@layer': {
    [layers.shell]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space[4],
    },
  },
});
