import { queryOptions } from '@tanstack/react-query';
import { getLocation } from '../calls/access/get-location.ts';
import type { ApiClient } from '../client.ts';
import { FRESH_FOR } from './freshness.ts';
import { queryKeys } from './keys.ts';
import { reading } from './reading.ts';

/** Where the visitor seems to be (`VisitorLocation`), null when the address tells nothing (HTTP-07, GEO-01). */
export function locationQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.location,
    queryFn: async ({ signal }) => (await client.send(getLocation, {}, { signal })).location,
    ...reading,
    staleTime: FRESH_FOR.lobby,
  });
}
