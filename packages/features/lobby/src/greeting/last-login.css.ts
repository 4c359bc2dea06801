import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { style } from '@vanilla-extract/css';

/** A quiet line under the greeting, in the text face. */
export const lastLogin = style({
  '@layer': {
    [layers.feature]: {
      ...textStyles.small,
      display: 'block',
      marginBlockStart: vars.space[4],
      fontFamily: vars.font.text,
      color: vars.color.muted,
      letterSpacing: 0,
    },
  },
});
