import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { style } from '@vanilla-extract/css';

/** The field, and below it the way on for who cannot fill it in. */
export const group = style({ '@layer': { [layers.shell]: { display: 'grid', gap: vars.space[4] } } });

export const help = style({
  '@layer': {
    [layers.shell]: {
      ...textStyles.small,
      display: 'inline-flex',
      alignItems: 'center',
      justifySelf: 'start',
      minBlockSize: vars.target.medium,
    },
  },
});
