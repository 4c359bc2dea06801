import type { ListedGame } from '../games/game-list.ts';

/** A game as lists know it; a test says only what matters to it. */
export function listedGame(part: Partial<ListedGame> & { name: string }): ListedGame {
  const slug = part.name.toLowerCase().replaceAll(' ', '-');
  return {
    id: slug,
    slug,
    provider: { slug: 'saltbox', name: 'Saltbox' },
    categories: ['slots'],
    thumbnail: `/pictures/${slug}.svg`,
    releaseDate: '2026-01-01',
    returnToPlayer: 96,
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
