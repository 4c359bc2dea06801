import { queryKeys } from '@baize/api/queries/keys';
import type { LogoutReason } from '@baize/domain/session';
import { hashKey, type QueryClient } from '@tanstack/react-query';

/** The player's own deeds after which the platform lets nobody play on this account. */
const LOCKING_MUTATIONS = ['put-self-exclusion', 'put-freeze'].map((call) =>
  hashKey(queryKeys.mutation(call)),
);

/**
 * Ends the session once players have shut themselves out, wherever the deed was done from (SES-04): they may log in
 * again to withdraw. Answers how to stop.
 */
export function endWhenLocked(
  queryClient: QueryClient,
  end: (reason: Extract<LogoutReason, 'ACCOUNT_LOCKED'>) => void,
): () => void {
  return queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { mutationKey } = event.mutation.options;
    if (mutationKey && LOCKING_MUTATIONS.includes(hashKey(mutationKey))) end('ACCOUNT_LOCKED');
  });
}
