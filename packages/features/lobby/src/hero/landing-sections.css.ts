import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { globalStyle, style } from '@vanilla-extract/css';

/** What stands below the hero of a landing page, one below the other. */
export const landingSections = style({
  '@layer': {
    [layers.feature]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.page.cardGap,
      paddingBlock: `${vars.space[20]} ${vars.space[36]}`,
    },
  },
});

/** A slot that has nothing to show leaves no gap behind. */
globalStyle(`${landingSections} > div:not(:has(> * > *))`, {
  '@layer': { [layers.feature]: { display: 'none' } },
});
