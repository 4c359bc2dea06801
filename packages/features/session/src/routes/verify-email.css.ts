import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { textStyles } from '@baize/ui/text-styles';
import { style } from '@vanilla-extract/css';

export const position = style({
  '@layer': {
    [layers.feature]: {
      display: 'grid',
      justifyItems: 'start',
      alignContent: 'start',
      gap: vars.space[20],
      maxInlineSize: '560px',
      minBlockSize: '50vh',
      paddingBlock: vars.space[36],
    },
  },
});

export const title = style({ '@layer': { [layers.feature]: textStyles.pageTitle } });
