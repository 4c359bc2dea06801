import type { UserDetails } from '@baize/api/endpoints/session';
import { queryKeys } from '@baize/api/queries/keys';
import { platformClock } from '@baize/browser/clock';
import { playerZone } from '@baize/browser/zone';
import { accountLock } from '@baize/domain/self-exclusion';
import type { LogoutReason } from '@baize/domain/session';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { lockBrowser } from './last-lock.ts';

/** What players do themselves and the platform lets nobody play on this account after, with the reason they are given. */
const LOCKING_MUTATIONS = new Map(
  (
    [
      ['put-self-exclusion', 'ACCOUNT_LOCKED'],
      ['put-freeze', 'ACCOUNT_LOCKED'],
      ['close-account', 'ACCOUNT_CLOSED'],
    ] as const
  ).map(([call, reason]) => [hashKey(queryKeys.mutation(call)), reason]),
);

/**
 * Ends the session once players have shut themselves out, wherever the action was done from (SES-04): they may log in
 * again to withdraw, unless they closed the account. Answers how to stop.
 */
export function endWhenLocked(
  queryClient: QueryClient,
  end: (reason: Extract<LogoutReason, 'ACCOUNT_LOCKED' | 'ACCOUNT_CLOSED'>) => void,
): () => void {
  return queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { mutationKey } = event.mutation.options;
    const reason = mutationKey && LOCKING_MUTATIONS.get(hashKey(mutationKey));
    if (!reason) return;
    const data: unknown = event.mutation.state.data;
    const now = platformClock.now();
    const lock = isLockAnswer(data) && accountLock({ userLimit: data.userLimit, now, zone: playerZone() });
    if (lock) lockBrowser(lock, now);
    end(reason);
  });
}

type UserLimit = NonNullable<UserDetails['getUser']['userLimit']>;

/** The client has read it by its schema. */
function isLockAnswer(data: unknown): data is { userLimit: UserLimit } {
  return typeof data === 'object' && data !== null && 'userLimit' in data;
}
