import { media } from '@baize/ui/breakpoints';
import { vars } from '@baize/ui/contract';
import { layers } from '@baize/ui/layers';
import { globalStyle } from '@vanilla-extract/css';
import { featureStyle } from './feature-style.ts';

const rows = featureStyle({
  display: 'grid',
  gap: vars.page.cardGap,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/**
 * A card has the same height whoever is looking, so that nothing below moves when a page that was
 * rendered for anybody finds out.
 */
const week = { wide: 'minmax(204px, auto)', phone: 'minmax(196px, auto)' };
const accumulator = { wide: 'minmax(176px, auto)', phone: 'minmax(216px, auto)' };

/** The way in first, then the example week. */
export const visitor = featureStyle(
  {
    gridTemplateRows: `${accumulator.wide} ${week.wide}`,
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)',
        gridTemplateRows: week.wide,
      },
      [media.phone]: { gridTemplateRows: `${accumulator.phone} ${week.phone}` },
    },
  },
  rows,
);

/** The week first: it may hold something to claim. */
export const player = featureStyle(
  {
    gridTemplateRows: `${week.wide} ${accumulator.wide}`,
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
        gridTemplateRows: week.wide,
      },
      [media.phone]: { gridTemplateRows: `${week.phone} ${accumulator.phone}` },
    },
  },
  rows,
);

/** While a kept session is being read the boxes stand as the player's will. */
const kept = `html[data-session="kept"] ${visitor}`;
globalStyle(kept, {
  '@layer': {
    [layers.feature]: {
      gridTemplateRows: `${week.wide} ${accumulator.wide}`,
      '@media': {
        [media.desktop]: {
          gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
          gridTemplateRows: week.wide,
        },
        [media.phone]: { gridTemplateRows: `${week.phone} ${accumulator.phone}` },
      },
    },
  },
});
globalStyle(`${kept} > :first-child`, { '@layer': { [layers.feature]: { order: 1 } } });
