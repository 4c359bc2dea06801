import { queryOptions } from '@tanstack/react-query';
import { getLoyalty } from '../endpoints/rewards/loyalty.ts';
import type { ApiClient } from '../client.ts';
import { STALE_TIMES } from './stale-times.ts';
import { queryKeys } from './keys.ts';
import { queryDefaults } from './query-defaults.ts';

/** Where the player stands in the club, with its levels (`Loyalty`, PRO-07). */
export function loyaltyQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.loyalty,
    queryFn: async ({ signal }) => (await client.send(getLoyalty, {}, { signal })).loyalty,
    ...queryDefaults,
    staleTime: STALE_TIMES.offers,
  });
}
