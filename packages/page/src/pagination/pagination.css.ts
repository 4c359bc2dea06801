import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { style } from '@vanilla-extract/css';

export const pagination = style({
  '@layer': {
    [layers.shell]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space[12],
      marginBlockStart: vars.space[16],
    },
  },
});

export const position = style({
  '@layer': { [layers.shell]: { ...textStyles.small, color: vars.color.muted } },
});

export const arrow = style({
  '@layer': { [layers.shell]: { selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } } },
});

export const disabled = style({
  '@layer': {
    [layers.shell]: {
      borderColor: vars.color.border,
      color: vars.color.disabledText,
      cursor: 'default',
    },
  },
});
