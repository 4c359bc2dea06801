import { queryOptions } from '@tanstack/react-query';
import { getCurrencies } from '../endpoints/access/get-currencies.ts';
import type { ApiClient } from '../client.ts';
import { STALE_TIMES } from './stale-times.ts';
import { queryKeys } from './keys.ts';
import { queryDefaults } from './query-defaults.ts';

/** The currencies an account can be kept in, a list of `Currency` (HTTP-07). */
export function currenciesQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.currencies,
    queryFn: async ({ signal }) => (await client.send(getCurrencies, {}, { signal })).currencies,
    ...queryDefaults,
    staleTime: STALE_TIMES.lists,
  });
}
