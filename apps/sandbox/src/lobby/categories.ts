import type { MotifName, PaletteName } from '../art/art.ts';

/** A place in the lobby; `icon` is the name of an icon as look and client know it, motif and palette draw the larger one. */
export type CategoryPlan = {
  readonly slug: string;
  readonly icon: string;
  readonly motif: MotifName;
  readonly palette: PaletteName;
  readonly subCategories: readonly string[];
};

/** In the order of the lobby. Words for every slug stand in words/, in the same order. */
export const CATEGORIES: readonly CategoryPlan[] = [
  {
    slug: 'popular',
    icon: 'flame',
    motif: 'star',
    palette: 'ember',
    subCategories: ['popular-slots', 'popular-live', 'popular-tables'],
  },
  {
    slug: 'new',
    icon: 'sparkles',
    motif: 'bolt',
    palette: 'ice',
    subCategories: ['new-this-week', 'new-this-month'],
  },
  {
    slug: 'slots',
    icon: 'cherry',
    motif: 'cherry',
    palette: 'mint',
    subCategories: [
      'slots-classic',
      'slots-fruit',
      'slots-adventure',
      'slots-myths',
      'slots-sea',
      'slots-fishing',
      'slots-animals',
      'slots-sweets',
      'slots-space',
      'slots-west',
      'slots-asia',
      'slots-magic',
      'slots-carnival',
    ],
  },
  {
    slug: 'live-casino',
    icon: 'radio',
    motif: 'dealer',
    palette: 'dusk',
    subCategories: [
      'live-blackjack',
      'live-roulette',
      'live-baccarat',
      'live-game-shows',
      'live-poker',
      'live-dice',
    ],
  },
  {
    slug: 'table-games',
    icon: 'spade',
    motif: 'cards',
    palette: 'royal',
    subCategories: ['table-blackjack', 'table-roulette', 'table-baccarat', 'table-poker', 'table-dice'],
  },
  {
    slug: 'jackpots',
    icon: 'trophy',
    motif: 'crown',
    palette: 'noir',
    subCategories: ['jackpots-daily', 'jackpots-weekly', 'jackpots-grand'],
  },
  {
    slug: 'instant',
    icon: 'zap',
    motif: 'plane',
    palette: 'lagoon',
    subCategories: ['instant-crash', 'instant-mines', 'instant-plinko', 'instant-scratch', 'instant-hi-lo'],
  },
];

const TOP_BY_SUB = new Map(
  CATEGORIES.flatMap((top) => top.subCategories.map((sub) => [sub, top.slug] as const)),
);

/** Sub-categories with the top categories they belong to, each once. */
export function withTopCategories(subCategories: readonly string[]): string[] {
  return [...new Set(subCategories.flatMap((sub) => [TOP_BY_SUB.get(sub) ?? sub, sub]))];
}
