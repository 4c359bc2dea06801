import { packGames } from '@baize/domain/game-index';
import type { ListedGame } from '@baize/domain/game-list';
import { exampleListedGame } from './example-listed-games.ts';

/** A game of a studio, both by name. */
export function exampleStudioGame(
  name: string,
  { studio = 'Lantern Works', ...rest }: Partial<Omit<ListedGame, 'provider'>> & { studio?: string } = {},
): ListedGame {
  const provider = { slug: studio.toLowerCase().replaceAll(' ', '-'), name: studio };
  return exampleListedGame({ name, id: name, provider, ...rest });
}

/** Serves these games as the brand's index in place of the browser's `fetch`; other addresses go where they went. */
export function serveGameIndex(games: readonly ListedGame[] | null): () => void {
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
