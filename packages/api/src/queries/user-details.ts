import { queryOptions } from '@tanstack/react-query';
import { getUserDetails } from '../endpoints/session/get-user-details.ts';
import type { ApiClient } from '../client.ts';
import { STALE_TIMES } from './stale-times.ts';
import { queryKeys } from './keys.ts';
import { queryDefaults } from './query-defaults.ts';

/** Who is signed in, with wallet and limits; kept up to date by the wallet's events, re-read after a claim. */
export function userDetailsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.userDetails,
    queryFn: ({ signal }) => client.send(getUserDetails, {}, { signal }),
    ...queryDefaults,
    staleTime: STALE_TIMES.account,
    refetchOnReconnect: 'always',
  });
}
