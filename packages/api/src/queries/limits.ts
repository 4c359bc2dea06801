import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { AskOf, Call } from '../call.ts';
import { cancelPendingLimit } from '../calls/account/cancel-pending-limit.ts';
import { getLimits } from '../calls/account/get-limits.ts';
import { putFreeze } from '../calls/account/put-freeze.ts';
import { putLimit } from '../calls/account/put-limit.ts';
import { putSelfExclusion } from '../calls/account/put-self-exclusion.ts';
import type { ApiClient } from '../client.ts';
import { FRESH_FOR } from './freshness.ts';
import { queryKeys } from './keys.ts';
import { reading } from './reading.ts';
import { thenRefresh, writing } from './writing.ts';

/** The player's limits (`PlayerLimits`): what holds, what waits, what is used (LIM-01…03). */
export function limitsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.limits,
    queryFn: ({ signal }) => client.send(getLimits, {}, { signal }),
    ...reading,
    staleTime: FRESH_FOR.account,
    refetchOnWindowFocus: 'always',
  });
}

/** Sets a limit, or confirms the raise that waited (`{ body: PutLimitAsk }`, LIM-01…03). */
export function putLimitMutation(client: ApiClient) {
  return limitMutation(client, putLimit);
}

/** Calls off a raise that waits (`{ params: { id } }`, LIM-01). */
export function cancelPendingLimitMutation(client: ApiClient) {
  return limitMutation(client, cancelPendingLimit);
}

/** Shuts the player out (`{ body: PutSelfExclusionAsk }`, LIM-04). */
export function selfExclusionMutation(client: ApiClient) {
  return limitMutation(client, putSelfExclusion);
}

/** Freezes the account (`{ body: PutFreezeAsk }`, LIM-05). */
export function freezeMutation(client: ApiClient) {
  return limitMutation(client, putFreeze);
}

/** After every try limits and player are read again: a lost answer may have changed them. */
function limitMutation<C extends Call>(client: ApiClient, call: C) {
  return mutationOptions({
    mutationKey: queryKeys.write(call.name),
    mutationFn: (ask: AskOf<C>, { client: cache }) =>
      thenRefresh(client.send(call, ask), cache, [queryKeys.limits, queryKeys.userDetails]),
    ...writing,
  });
}
