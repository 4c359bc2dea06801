import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { style } from '@vanilla-extract/css';

export const menuFooter = style({
  '@layer': {
    [layers.shell]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space[4],
      // In sight however long the menu is; down to the edge of the sheet, whose padding it takes over.
      position: 'sticky',
      insetBlockEnd: `calc(-1 * ${vars.space[24]})`,
      marginBlock: `${vars.space[12]} calc(-1 * ${vars.space[24]})`,
      paddingBlock: vars.space[12],
      background: vars.color.surface1,
      borderBlockStart: `1px solid ${vars.color.border}`,
      '@media': {
        [media.phone]: {
          insetBlockEnd: `calc(-1 * ${vars.space[16]} - env(safe-area-inset-bottom))`,
          marginBlockEnd: `calc(-1 * ${vars.space[16]} - env(safe-area-inset-bottom))`,
          paddingBlockEnd: `calc(${vars.space[12]} + env(safe-area-inset-bottom))`,
        },
      },
    },
  },
});

/** The drawer draws the line above its foot itself. */
export const drawerFooter = style({
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
