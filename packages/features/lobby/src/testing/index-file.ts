import { packGames } from '@baize/domain/game-index';
import type { ListedGame } from '@baize/domain/game-list';

/** A game of these words, with what tests and stories do not ask about left plain. */
export function listedGame(
  name: string,
  parts: Partial<Omit<ListedGame, 'provider'>> & { studio?: string } = {},
): ListedGame {
  const { studio = 'Lantern Works', ...rest } = parts;
  return {
    id: name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    provider: { slug: studio.toLowerCase().replaceAll(' ', '-'), name: studio },
    categories: ['slots'],
    thumbnail: null,
    releaseDate: null,
    returnToPlayer: 96.2,
    maxMultiplier: null,
    minBet: 0.2,
    maxBet: 100,
    volatility: null,
    hasDemo: true,
    isLive: false,
    restrictedCountries: [],
    ...rest,
  };
}

/** Serves these games as the brand's index in place of the browser's `fetch`; other addresses go where they went. */
export function serveIndex(games: readonly ListedGame[] | null): () => void {
  const before = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.endsWith('/games-index.json')) return before(input, init);
    return Promise.resolve(
      games === null ? new Response('', { status: 503 }) : Response.json(packGames(games)),
    );
  };
  return () => {
    globalThis.fetch = before;
  };
}
