import type { Category } from '@baize/api/endpoints/lobby';
import type { ListedGame } from '@baize/domain/game-list';

const STUDIOS = ['Saltbox', 'Tidepool', 'Quayworks'];
const NAMES = [
  'Reef Riches',
  'Night Lanterns',
  'Ember Wheel',
  'Moth and Lamp',
  'Blue Hour',
  'Night Ferry',
  'Élan',
];

/** A game of a small casino; a test says what matters to it. */
export function exampleListedGame(part: Partial<ListedGame> & { name: string }): ListedGame {
  const slug = part.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return {
    id: slug,
    slug,
    provider: { slug: 'saltbox', name: 'Saltbox' },
    categories: ['slots'],
    thumbnail: null,
    releaseDate: '2026-01-01',
    returnToPlayer: 96.2,
    maxMultiplier: 5_000,
    minBet: 0.2,
    maxBet: 100,
    volatility: 'medium',
    hasDemo: true,
    isLive: false,
    restrictedCountries: [],
    ...part,
  };
}

/** A casino of so many games: every tenth is live, every third popular, every fifth new. */
export function exampleListedGames(count: number): ListedGame[] {
  return Array.from({ length: count }, (_, at) => {
    const studio = STUDIOS[at % STUDIOS.length] ?? 'Saltbox';
    const live = at % 10 === 9;
    return exampleListedGame({
      id: `${at}`,
      name: `${NAMES[at % NAMES.length]} ${at + 1}`,
      provider: { slug: studio.toLowerCase(), name: studio },
      categories: [
        live ? 'live-casino' : 'slots',
        ...(live ? [] : [at % 2 === 0 ? 'slots-classic' : 'slots-sea']),
        ...(at % 3 === 0 ? ['popular'] : []),
        ...(at % 5 === 0 ? ['new'] : []),
      ],
      isLive: live,
      hasDemo: !live,
      volatility: at % 4 === 0 ? 'high' : 'low',
      returnToPlayer: 90 + (at % 80) / 10,
    });
  });
}

const subCategory = (slug: string, name: string, order: number) => ({
  id: slug,
  slug,
  name,
  order,
  count: 1,
});

/** Its categories as the platform names them, not in their order. */
export const EXAMPLE_CATEGORIES: readonly Category[] = [
  {
    id: '2',
    slug: 'slots',
    name: 'Slots',
    icon: 'cherry',
    order: 2,
    subCategories: [subCategory('slots-sea', 'Sea', 2), subCategory('slots-classic', 'Classic', 1)],
  },
  { id: '1', slug: 'popular', name: 'Popular', icon: 'flame', order: 1, subCategories: [] },
  { id: '3', slug: 'live-casino', name: 'Live casino', icon: 'radio', order: 3, subCategories: [] },
  { id: '4', slug: 'new', name: 'New', icon: 'of-no-name', order: 4, subCategories: [] },
  { id: '5', slug: 'jackpots', name: 'Jackpots', icon: 'trophy', order: 5, subCategories: [] },
];
