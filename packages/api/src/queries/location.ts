import { queryOptions } from '@tanstack/react-query';
import { getLocation } from '../endpoints/access/get-location.ts';
import type { ApiClient } from '../client.ts';
import { STALE_TIMES } from './stale-times.ts';
import { queryKeys } from './keys.ts';
import { queryDefaults } from './query-defaults.ts';

/** Where the visitor seems to be (`VisitorLocation`), null when the address tells nothing (HTTP-07, GEO-01). */
export function locationQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.location,
    queryFn: async ({ signal }) => (await client.send(getLocation, {}, { signal })).location,
    ...queryDefaults,
    staleTime: STALE_TIMES.lobby,
  });
}
