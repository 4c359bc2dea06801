import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { style } from '@vanilla-extract/css';

/** Stands half on the hero's water (look §9). */
export const onHero = style({
  '@layer': {
    [layers.feature]: {
      '@media': { [media.desktop]: { marginBlockStart: `calc(-34px - ${vars.space[20]})` } },
    },
  },
});
