import { queryOptions } from '@tanstack/react-query';
import { getLoyalty } from '../calls/rewards/loyalty.ts';
import type { ApiClient } from '../client.ts';
import { FRESH_FOR } from './freshness.ts';
import { queryKeys } from './keys.ts';
import { reading } from './reading.ts';

/** Where the player stands in the club, with its levels (`Loyalty`, PRO-07). */
export function loyaltyQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.loyalty,
    queryFn: async ({ signal }) => (await client.send(getLoyalty, {}, { signal })).loyalty,
    ...reading,
    staleTime: FRESH_FOR.offers,
  });
}
