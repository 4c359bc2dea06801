import { queryOptions } from '@tanstack/react-query';
import { getReferral } from '../endpoints/rewards/referral.ts';
import type { ApiClient } from '../client.ts';
import { STALE_TIMES } from './stale-times.ts';
import { queryKeys } from './keys.ts';
import { queryDefaults } from './query-defaults.ts';

/** The player's code and the friends it brought (`Referral`, PRO-07). */
export function referralQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.referral,
    queryFn: async ({ signal }) => (await client.send(getReferral, {}, { signal })).referral,
    ...queryDefaults,
    staleTime: STALE_TIMES.offers,
  });
}
