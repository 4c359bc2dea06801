import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { createDataRequest } from '../endpoints/account/create-data-request.ts';
import { getDataFile } from '../endpoints/account/get-data-file.ts';
import { getDataRequest, type DataRequest } from '../endpoints/account/get-data-request.ts';
import type { ApiClient } from '../client.ts';
import { POLL_INTERVALS, STALE_TIMES } from './stale-times.ts';
import { queryKeys } from './keys.ts';
import { pollBackoff, queryDefaults } from './query-defaults.ts';
import { mutationDefaults } from './mutation-defaults.ts';
import { nullWhenMissing } from './optional-read.ts';

/** Where the player's copy of their data stands; null of a platform that makes none. */
export type DataRequestState = { request: DataRequest | null };

/** The player's latest request for a copy of their data; read again by itself while the copy is being prepared. */
export function dataRequestQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.dataRequest,
    queryFn: ({ signal }): Promise<DataRequestState | null> =>
      nullWhenMissing(client.send(getDataRequest, {}, { signal })),
    ...queryDefaults,
    staleTime: STALE_TIMES.account,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data, error } }) =>
      data?.request?.status === 'preparing' && (pollBackoff(error) || POLL_INTERVALS.payment),
  });
}

/** Asks for a copy; the answer takes the place of what was read. */
export function createDataRequestMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: queryKeys.mutation('create-data-request'),
    mutationFn: async (_: void, { client: cache }) => {
      // A read that is under way may hold what was before.
      await cache.cancelQueries({ queryKey: queryKeys.dataRequest });
      const answer = await client.send(createDataRequest, {});
      cache.setQueryData<DataRequestState>(queryKeys.dataRequest, answer);
      return answer;
    },
    ...mutationDefaults,
  });
}

/** Reads a finished copy by its id; it is handed over and not kept in memory. */
export function dataFileMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: queryKeys.mutation('get-data-file'),
    mutationFn: (id: string) => client.send(getDataFile, { params: { id } }),
    ...mutationDefaults,
    gcTime: 0,
  });
}
