import type { ListedGame } from '@baize/domain/game-list';
import type { Game } from './game.ts';

/** A game of the platform as lists sort and filter it; a volatility that nobody knows is none. */
export function toListedGame(game: Game): ListedGame {
  const { id, slug, name, provider, categories, thumbnail, releaseDate } = game;
  return {
    id,
    slug,
    name,
    provider: { slug: provider.slug, name: provider.name },
    categories,
    thumbnail,
    releaseDate,
    returnToPlayer: game.returnToPlayer,
    maxMultiplier: game.maxMultiplier,
    minBet: game.minBet,
    maxBet: game.maxBet,
    volatility: game.volatility === 'unknown' ? null : game.volatility,
    hasDemo: game.hasDemo,
    isLive: game.isLive,
    restrictedCountries: game.restrictedCountries,
  };
}
