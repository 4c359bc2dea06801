import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { style } from '@vanilla-extract/css';

/** The field takes what the button leaves; in long languages the button has a row of its own. */
export const search = style({
  '@layer': {
    [layers.shell]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space[8],
      marginBlockStart: vars.space[12],
    },
  },
});

export const field = style({
  '@layer': { [layers.shell]: { flex: '1 1 260px' } },
});
