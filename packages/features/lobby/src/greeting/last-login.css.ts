import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { roles } from '@baize/ui/type-roles';
import { style } from '@vanilla-extract/css';

/** A quiet line under the greeting, in the text face. */
export const last = style({
  '@layer': {
    [layers.feature]: {
      ...roles.small,
      display: 'block',
      marginBlockStart: vars.space[4],
      fontFamily: vars.font.text,
      color: vars.color.muted,
      letterSpacing: 0,
    },
  },
});
