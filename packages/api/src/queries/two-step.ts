import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { confirmTwoStep } from '../endpoints/session/confirm-two-step.ts';
import { deleteTwoStep } from '../endpoints/session/delete-two-step.ts';
import { getTwoStep, type TwoStepStatus } from '../endpoints/session/get-two-step.ts';
import { renewRecoveryCodes } from '../endpoints/session/renew-recovery-codes.ts';
import { startTwoStep } from '../endpoints/session/start-two-step.ts';
import type { ApiClient } from '../client.ts';
import { ApiFailure } from '../failure.ts';
import { STALE_TIMES } from './stale-times.ts';
import { queryKeys } from './keys.ts';
import { queryDefaults } from './query-defaults.ts';
import { invalidateAfter, mutationDefaults } from './mutation-defaults.ts';

const AFFECTED_KEYS = [queryKeys.twoStep, queryKeys.sessions];

/** How platforms answer that do not have two-step log-in. */
const NOT_OFFERED = [404, 501];

/** Secrets and codes leave the cache with the part that showed or typed them. */
const secretDefaults = { ...mutationDefaults, gcTime: 0 } as const;

/** Whether two-step log-in is on; null of a platform that does not offer it. */
export function twoStepQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.twoStep,
    queryFn: async ({ signal }): Promise<TwoStepStatus | null> => {
      try {
        return await client.send(getTwoStep, {}, { signal });
      } catch (failure) {
        if (failure instanceof ApiFailure && NOT_OFFERED.includes(failure.status)) return null;
        throw failure;
      }
    },
    ...queryDefaults,
    staleTime: STALE_TIMES.account,
    refetchOnWindowFocus: 'always',
  });
}

/** Begins the set-up of an authenticator app by the current password; where that fails the status is read again. */
export function startTwoStepMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: queryKeys.mutation('start-two-step'),
    mutationFn: (currentPassword: string) => client.send(startTwoStep, { body: { currentPassword } }),
    onError: (...[, , , { client: cache }]) => cache.invalidateQueries({ queryKey: queryKeys.twoStep }),
    ...secretDefaults,
  });
}

/** Turns two-step log-in on and resolves the recovery codes; then the status is read again. */
export function confirmTwoStepMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: queryKeys.mutation('confirm-two-step'),
    mutationFn: (code: string, { client: cache }) =>
      invalidateAfter(client.send(confirmTwoStep, { body: { code } }), cache, AFFECTED_KEYS),
    ...secretDefaults,
  });
}

/** Makes new recovery codes in place of those before; then the status is read again. */
export function renewRecoveryCodesMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: queryKeys.mutation('renew-recovery-codes'),
    mutationFn: (code: string, { client: cache }) =>
      invalidateAfter(client.send(renewRecoveryCodes, { body: { code } }), cache, AFFECTED_KEYS),
    ...secretDefaults,
  });
}

/** Turns two-step log-in off; then the status is read again. */
export function deleteTwoStepMutation(client: ApiClient) {
  return mutationOptions({
    mutationKey: queryKeys.mutation('delete-two-step'),
    mutationFn: (code: string, { client: cache }) =>
      invalidateAfter(client.send(deleteTwoStep, { body: { code } }), cache, AFFECTED_KEYS),
    ...secretDefaults,
  });
}
