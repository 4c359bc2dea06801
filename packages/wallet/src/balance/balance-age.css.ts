import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { style } from '@vanilla-extract/css';

export const age = style({
  '@layer': {
    [layers.shell]: {
      fontSize: vars.fontSize.micro,
      fontWeight: vars.fontWeight.medium,
      lineHeight: vars.lineHeight.label,
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      color: vars.color.warning,
    },
  },
});
