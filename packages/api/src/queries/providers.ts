import { queryOptions } from '@tanstack/react-query';
import { getProviders } from '../endpoints/lobby/get-providers.ts';
import type { ApiClient } from '../client.ts';
import { STALE_TIMES } from './stale-times.ts';
import { queryKeys } from './keys.ts';
import { queryDefaults } from './query-defaults.ts';

/** The studios, a list of `Provider` (GAM-01). */
export function providersQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.providers,
    queryFn: async ({ signal }) => (await client.send(getProviders, {}, { signal })).providers,
    ...queryDefaults,
    staleTime: STALE_TIMES.lobby,
  });
}
