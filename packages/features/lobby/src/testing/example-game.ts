import type { GameDetails } from '@baize/api/endpoints/lobby';
import { toTileGame, type TileGame } from '../tile/tile-game.ts';
import { exampleListedGame } from './example-listed-games.ts';

/** A game as the platform tells of one, for stories and tests; each says what matters to it. */
export function exampleGame(parts: Partial<GameDetails> = {}): GameDetails {
  return {
    id: 'g-1',
    slug: 'pearl-diver',
    name: 'Pearl Diver',
    provider: { id: 'p-1', slug: 'tidepool', name: 'Tidepool' },
    categories: ['slots'],
    thumbnail: null,
    releaseDate: '2026-03-01',
    returnToPlayer: 96.2,
    maxMultiplier: 2_500,
    minBet: 0.2,
    maxBet: 100,
    volatility: 'medium',
    hasDemo: true,
    isLive: false,
    restrictedCountries: [],
    description: 'Five reels under water. Pearls pay wherever they fall.',
    features: ['Free spins', 'Wild symbols'],
    tags: [],
    ...parts,
  };
}

/** Games like it. */
export const exampleRelatedGames: readonly TileGame[] = [
  'Moon Potion',
  'Sapphire Shell',
  'Lotus Pond',
  'Helm & Tide',
].map((name) => toTileGame(exampleListedGame({ name, provider: { slug: 'tidepool', name: 'Tidepool' } })));
