import { queryOptions } from '@tanstack/react-query';
import { getCurrencies } from '../calls/access/get-currencies.ts';
import type { ApiClient } from '../client.ts';
import { FRESH_FOR } from './freshness.ts';
import { queryKeys } from './keys.ts';
import { reading } from './reading.ts';

/** The currencies an account can be kept in, a list of `Currency` (HTTP-07). */
export function currenciesQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.currencies,
    queryFn: async ({ signal }) => (await client.send(getCurrencies, {}, { signal })).currencies,
    ...reading,
    staleTime: FRESH_FOR.lists,
  });
}
