import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { RequestOf, Endpoint } from '../endpoint.ts';
import { cancelPendingLimit } from '../endpoints/account/cancel-pending-limit.ts';
import { getLimits } from '../endpoints/account/get-limits.ts';
import { putFreeze } from '../endpoints/account/put-freeze.ts';
import { putLimit } from '../endpoints/account/put-limit.ts';
import { putSelfExclusion } from '../endpoints/account/put-self-exclusion.ts';
import type { ApiClient } from '../client.ts';
import { STALE_TIMES } from './stale-times.ts';
import { queryKeys } from './keys.ts';
import { queryDefaults } from './query-defaults.ts';
import { invalidateAfter, mutationDefaults } from './mutation-defaults.ts';

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

/** Sets a limit, or confirms the raise that waited (`{ body: PutLimitRequest }`, LIM-01…03). */
export function putLimitMutation(client: ApiClient) {
  return limitMutation(client, putLimit);
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
      invalidateAfter(client.send(call, ask), cache, [queryKeys.limits, queryKeys.userDetails]),
    ...mutationDefaults,
  });
}
