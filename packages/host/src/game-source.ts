import { createHash } from 'node:crypto';
import { asListedGame, getGames } from '@baize/api/calls/lobby';
import type { ApiClient } from '@baize/api/client';
import { packGames } from '@baize/domain/game-index';
import type { ListedGame } from '@baize/domain/game-list';
import { LRUCache } from 'lru-cache';
import { compressed } from './compressed.ts';
import type { Log } from './log.ts';
import { squeezer, type Squeezable } from './squeeze.ts';

const FRESH_MS = 300_000;
const GAMES_A_PAGE = 200;
/** Pages of the platform's list that are read at the same time. */
const PAGES_AT_ONCE = 4;

/** All games of the casino, and the file of them that browsers read. */
export interface KeptGames {
  games: readonly ListedGame[];
  /** Smaller a moment after it was made: pages wait for the games, and thousands of them take seconds to be made small. */
  index: Squeezable & { tag: string };
}

export interface GameSource {
  /** Read again every five minutes, meanwhile and after a failure the last ones stand. @throws when none were ever read. */
  read(): Promise<KeptGames>;
}

/** Every game the platform offers, in its own order. What is the same for every visitor is read once, for lists, maps and search. */
export function openGames({ client, log }: { client: Pick<ApiClient, 'send'>; log: Log }): GameSource {
  const squeeze = squeezer();
  const kept = new LRUCache<'all', KeptGames>({
    max: 1,
    ttl: FRESH_MS,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    noDeleteOnStaleGet: true,
    fetchMethod: async (_key, stale) => {
      try {
        const games = await keep(await allGames(client));
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
      const found = await kept.fetch('all');
      if (!found) throw new Error('The games could not be read.');
      return found;
    },
  };
}

async function keep(games: readonly ListedGame[]): Promise<KeptGames> {
  const text = JSON.stringify(packGames(games));
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  return { games, index: { body: await compressed(text, 'soon'), tag } };
}

async function allGames(client: Pick<ApiClient, 'send'>): Promise<readonly ListedGame[]> {
  const read = async (pageNo: number) =>
    (await client.send(getGames, { query: { pageNo, limit: GAMES_A_PAGE } })).games;
  const first = await read(1);
  const lists = [first.rows];
  const pages = Math.ceil(first.count / GAMES_A_PAGE);
  for (let from = 2; from <= pages; from += PAGES_AT_ONCE) {
    const some = Array.from({ length: Math.min(PAGES_AT_ONCE, pages - from + 1) }, (_, at) =>
      read(from + at),
    );
    lists.push(...(await Promise.all(some)).map(({ rows }) => rows));
  }
  // A list that changes while it is read may name a game twice.
  return [...new Map(lists.flat().map((game) => [game.id, asListedGame(game)])).values()];
}
