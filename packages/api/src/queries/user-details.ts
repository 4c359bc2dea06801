import { queryOptions } from '@tanstack/react-query';
import { getUserDetails } from '../calls/session/get-user-details.ts';
import type { ApiClient } from '../client.ts';
import { FRESH_FOR } from './freshness.ts';
import { queryKeys } from './keys.ts';
import { reading } from './reading.ts';

/** Who is signed in, with wallet and limits; kept up to date by the wallet's events, re-read after a claim. */
export function userDetailsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.userDetails,
    queryFn: ({ signal }) => client.send(getUserDetails, {}, { signal }),
    ...reading,
    staleTime: FRESH_FOR.account,
    refetchOnReconnect: 'always',
  });
}
