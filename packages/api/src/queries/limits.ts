import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { RequestOf, Endpoint } from '../endpoint.ts';
import { cancelPendingLimit } from '../endpoints/account/cancel-pending-limit.ts';
import { getLimits } from '../endpoints/account/get-limits.ts';
import { putFreeze } from '../endpoints/account/put-freeze.ts';
import { putLimit, type PutLimitRequest } from '../endpoints/account/put-limit.ts';
import { putSelfExclusion } from '../endpoints/account/put-self-exclusion.ts';
import type { ApiClient } from '../client.ts';
import { ApiFailure } from '../failure.ts';
import { findMadeLimit } from './find-made-limit.ts';
import { STALE_TIMES } from './stale-times.ts';
import { queryKeys } from './keys.ts';
import { queryDefaults } from './query-defaults.ts';
import { invalidateAfter, mutationDefaults } from './mutation-defaults.ts';

/** What a limit, a break or an exclusion changes. */
const LIMIT_KEYS = [queryKeys.limits, queryKeys.userDetails];

/** The player's limits (`PlayerLimits`): what holds, what waits, what is used (LIM-01…03). */
export function limitsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.limits,
    queryFn: ({ signal }) => client.send(getLimits, {}, { signal }),
    ...queryDefaults,
    staleTime: STALE_TIMES.account,
    refetchOnWindowFocus: 'always',
  });
}

/**
 * Sets a limit, or confirms the raise that waited (`{ body: PutLimitRequest }`, LIM-01…03). After a lost answer the limits are
 * read again: where they show the change it was made, and the failure is not told.
 */
export function putLimitMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: queryKeys.mutation(putLimit.name),
    mutationFn: async (ask: { body: PutLimitRequest }, { client: cache }) => {
      const before = cache.getQueryData(limitsQuery(client).queryKey);
      try {
        return await invalidateAfter(client.send(putLimit, ask), cache, LIMIT_KEYS);
      } catch (problem) {
        const after =
          problem instanceof ApiFailure && problem.isUnheard ? await readNow(client, cache) : null;
        const limit = after && findMadeLimit(ask.body, { before, after });
        if (!limit) throw problem;
        return { limit };
      }
    },
    ...mutationDefaults,
  });
}

/** The limits as they are now; null where they cannot be read. */
function readNow(client: ApiClient, cache: QueryClient) {
  return cache.query({ ...limitsQuery(client), staleTime: 0, retry: false }).catch(() => null);
}

/** Calls off a raise that waits (`{ params: { id } }`, LIM-01). */
export function cancelPendingLimitMutation(client: ApiClient) {
  return limitMutation(client, cancelPendingLimit);
}

/** Shuts the player out (`{ body: PutSelfExclusionRequest }`, LIM-04). */
export function selfExclusionMutation(client: ApiClient) {
  return limitMutation(client, putSelfExclusion);
}

/** Freezes the account (`{ body: PutFreezeRequest }`, LIM-05). */
export function freezeMutation(client: ApiClient) {
  return limitMutation(client, putFreeze);
}

/** After every try limits and player are read again: a lost answer may have changed them. */
function limitMutation<C extends Endpoint>(client: ApiClient, call: C) {
  return mutationOptions({
    mutationKey: queryKeys.mutation(call.name),
    mutationFn: (ask: RequestOf<C>, { client: cache }) =>
      invalidateAfter(client.send(call, ask), cache, LIMIT_KEYS),
    ...mutationDefaults,
  });
}
