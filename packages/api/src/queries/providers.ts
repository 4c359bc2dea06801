import { queryOptions } from '@tanstack/react-query';
import { getProviders } from '../calls/lobby/get-providers.ts';
import type { ApiClient } from '../client.ts';
import { FRESH_FOR } from './freshness.ts';
import { queryKeys } from './keys.ts';
import { reading } from './reading.ts';

/** The studios, a list of `Provider` (GAM-01). */
export function providersQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.providers,
    queryFn: async ({ signal }) => (await client.send(getProviders, {}, { signal })).providers,
    ...reading,
    staleTime: FRESH_FOR.lobby,
  });
}
