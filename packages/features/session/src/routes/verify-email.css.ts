import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { roles } from '@baize/ui/type-roles';
import { style } from '@vanilla-extract/css';

export const place = style({
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

export const title = style({ '@layer': { [layers.feature]: roles.pageTitle } });
