import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({
  '@layer': {
    [layers.feature]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.page.cardGap,
      paddingBlock: `${vars.space[20]} ${vars.space[36]}`,
    },
  },
});

/** Stands half on the hero's water (look §9). */
export const onHero = style({
  '@layer': {
    [layers.feature]: {
      '@media': { [media.desktop]: { marginBlockStart: `calc(-34px - ${vars.space[20]})` } },
    },
  },
});

/** A slot that has nothing to show leaves no gap behind. */
globalStyle(`${page} > div:not(:has(> * > *))`, { '@layer': { [layers.feature]: { display: 'none' } } });
