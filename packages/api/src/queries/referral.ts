import { queryOptions } from '@tanstack/react-query';
import { getReferral } from '../calls/rewards/referral.ts';
import type { ApiClient } from '../client.ts';
import { FRESH_FOR } from './freshness.ts';
import { queryKeys } from './keys.ts';
import { reading } from './reading.ts';

/** The player's code and the friends it brought (`Referral`, PRO-07). */
export function referralQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.referral,
    queryFn: async ({ signal }) => (await client.send(getReferral, {}, { signal })).referral,
    ...reading,
    staleTime: FRESH_FOR.offers,
  });
}
