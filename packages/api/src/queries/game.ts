import { queryOptions } from '@tanstack/react-query';
import { getGame } from '../calls/lobby/get-game.ts';
import type { ApiClient } from '../client.ts';
import { FRESH_FOR } from './freshness.ts';
import { queryKeys } from './keys.ts';
import { reading } from './reading.ts';

/** One game with games like it (`GameAnswer`); an unknown one fails as `refused` with status 404 (GAM-02). */
export function gameQuery(client: ApiClient, slug: string) {
  return queryOptions({
    queryKey: queryKeys.game(slug),
    queryFn: ({ signal }) => client.send(getGame, { params: { slug } }, { signal }),
    ...reading,
    staleTime: FRESH_FOR.lobby,
  });
}
