import { createHash } from 'node:crypto';
import { toListedGame, getGames } from '@baize/api/endpoints/lobby';
import type { ApiClient } from '@baize/api/client';
import { packGames } from '@baize/domain/game-index';
import type { ListedGame } from '@baize/domain/game-list';
import { LRUCache } from 'lru-cache';
import { compress } from './compress.ts';
import type { Log } from './log.ts';
import { createRecompressor, type Recompressible } from './recompress.ts';

const FRESH_MS = 300_000;
const GAMES_PER_PAGE = 200;
/** Pages of the platform's list that are read at the same time. */
const MAX_CONCURRENT_PAGES = 4;

/** All games of the casino, and the file of them that browsers read. */
export interface CachedGames {
  games: readonly ListedGame[];
  /** Smaller a moment after it was made: pages wait for the games, and thousands of them take seconds to be made small. */
  index: Recompressible & { tag: string };
}

export interface GameSource {
  /** Read again every five minutes, meanwhile and after a failure the last ones stand. @throws when none were ever read. */
  read(): Promise<CachedGames>;
}

/** Every game the platform offers, in its own order. What is the same for every visitor is read once, for lists, maps and search. */
export function openGameSource({ client, log }: { client: Pick<ApiClient, 'send'>; log: Log }): GameSource {
  const squeeze = createRecompressor();
  const cache = new LRUCache<'all', CachedGames>({
    max: 1,
    ttl: FRESH_MS,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    noDeleteOnStaleGet: true,
    fetchMethod: async (_key, stale) => {
      try {
        const games = await toCachedGames(await allGames(client));
        squeeze(games.index);
        return games;
      } catch (failure) {
        if (stale) log.warn(`The games could not be read again, the last ones stay: ${String(failure)}`);
        throw failure;
      }
    },
  });
  return {
    async read() {
      const found = await cache.fetch('all');
      if (!found) throw new Error('The games could not be read.');
      return found;
    },
  };
}

async function toCachedGames(games: readonly ListedGame[]): Promise<CachedGames> {
  const text = JSON.stringify(packGames(games));
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  return { games, index: { body: await compress(text, 'soon'), tag } };
}

async function allGames(client: Pick<ApiClient, 'send'>): Promise<readonly ListedGame[]> {
  const read = async (pageNo: number) =>
    (await client.send(getGames, { query: { pageNo, limit: GAMES_PER_PAGE } })).games;
  const first = await read(1);
  const lists = [first.rows];
  const pages = Math.ceil(first.count / GAMES_PER_PAGE);
  for (let from = 2; from <= pages; from += MAX_CONCURRENT_PAGES) {
    const some = Array.from({ length: Math.min(MAX_CONCURRENT_PAGES, pages - from + 1) }, (_, at) =>
      read(from + at),
    );
    lists.push(...(await Promise.all(some)).map(({ rows }) => rows));
  }
  // A list that changes while it is read may name a game twice.
  return [...new Map(lists.flat().map((game) => [game.id, toListedGame(game)])).values()];
}
