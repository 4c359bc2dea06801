import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Game } from '../endpoints/lobby/game.ts';
import { getGames, type GamesRequest } from '../endpoints/lobby/get-games.ts';
import type { ApiClient } from '../client.ts';
import { STALE_TIMES } from './stale-times.ts';
import { queryKeys } from './keys.ts';
import { flattenPages, nextPage } from './next-page.ts';
import { queryDefaults } from './query-defaults.ts';

const PAGE_SIZE = 60;

/** One page of games, `{ count, rows }` of `Game`: rails, search, a page of its own; the old one stays meanwhile. */
export function gamesQuery(client: ApiClient, ask: GamesRequest) {
  return queryOptions({
    queryKey: queryKeys.games(ask),
    queryFn: async ({ signal }) => (await client.send(getGames, { query: ask }, { signal })).games,
    ...queryDefaults,
    staleTime: STALE_TIMES.lobby,
    placeholderData: keepPreviousData,
  });
}

/** Games page after page as the player scrolls on, joined to `{ count, rows }` (GAM-01, GAM-04). */
export function infiniteGamesQuery(client: ApiClient, ask: Omit<GamesRequest, 'pageNo'>) {
  const limit = Number(ask.limit ?? PAGE_SIZE);
  return infiniteQueryOptions({
    queryKey: queryKeys.infiniteGames(ask),
    queryFn: async ({ signal, pageParam: pageNo }) =>
      (await client.send(getGames, { query: { ...ask, pageNo, limit } }, { signal })).games,
    initialPageParam: 1,
    getNextPageParam: nextPage(limit),
    select: flattenPages<Game>,
    ...queryDefaults,
    staleTime: STALE_TIMES.lobby,
  });
}
