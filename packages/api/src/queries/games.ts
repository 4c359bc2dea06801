import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Game } from '../calls/lobby/game.ts';
import { getGames, type GamesAsk } from '../calls/lobby/get-games.ts';
import type { ApiClient } from '../client.ts';
import { FRESH_FOR } from './freshness.ts';
import { queryKeys } from './keys.ts';
import { joinPages, nextPage } from './next-page.ts';
import { reading } from './reading.ts';

const PAGE_SIZE = 60;

/** One page of games, `{ count, rows }` of `Game`: rails, search, a page of its own; the old one stays meanwhile. */
export function gamesQuery(client: ApiClient, ask: GamesAsk) {
  return queryOptions({
    queryKey: queryKeys.games(ask),
    queryFn: async ({ signal }) => (await client.send(getGames, { query: ask }, { signal })).games,
    ...reading,
    staleTime: FRESH_FOR.lobby,
    placeholderData: keepPreviousData,
  });
}

/** Games page after page as the player scrolls on, joined to `{ count, rows }` (GAM-01, GAM-04). */
export function endlessGamesQuery(client: ApiClient, ask: Omit<GamesAsk, 'pageNo'>) {
  const limit = Number(ask.limit ?? PAGE_SIZE);
  return infiniteQueryOptions({
    queryKey: queryKeys.endlessGames(ask),
    queryFn: async ({ signal, pageParam: pageNo }) =>
      (await client.send(getGames, { query: { ...ask, pageNo, limit } }, { signal })).games,
    initialPageParam: 1,
    getNextPageParam: nextPage(limit),
    select: joinPages<Game>,
    ...reading,
    staleTime: FRESH_FOR.lobby,
  });
}
