import { queryOptions } from '@tanstack/react-query';
import { getGame } from '../endpoints/lobby/get-game.ts';
import type { ApiClient } from '../client.ts';
import { STALE_TIMES } from './stale-times.ts';
import { queryKeys } from './keys.ts';
import { queryDefaults } from './query-defaults.ts';

/** One game with games like it (`GameResponse`); an unknown one fails as `refused` with status 404 (GAM-02). */
export function gameQuery(client: ApiClient, slug: string) {
  return queryOptions({
    queryKey: queryKeys.game(slug),
    queryFn: ({ signal }) => client.send(getGame, { params: { slug } }, { signal }),
    ...queryDefaults,
    staleTime: STALE_TIMES.lobby,
  });
}
