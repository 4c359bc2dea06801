import type { ApiClient } from '@baize/api/client';
import { userDetailsQuery } from '@baize/api/queries/user-details';
import type { UserDetails } from '@baize/api/calls/session';
import { platformClock } from '@baize/browser/clock';
import { calmCause } from '@baize/domain/calm';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { safetyOf } from '../player/use-safety.ts';
import { calmReason } from './calm.ts';

/** A reason that goes on is written again this often, not at every look. */
const ONCE_AN_HOUR = 3_600_000;

/** Keeps the latest reason to hide countdowns in line with the player's details. Answers how to stop. */
export function followCalm(runtime: { api: ApiClient; queryClient: QueryClient }): () => void {
  const { queryKey } = userDetailsQuery(runtime.api);
  const hash = hashKey(queryKey);
  const look = () => {
    const details = runtime.queryClient.getQueryData(queryKey);
    if (details) note(details);
  };
  look();
  return runtime.queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash === hash) look();
  });
}

function note(details: UserDetails): void {
  const known = calmReason.get();
  const { userLimit } = details.getUser;
  const limit = details.userMonthlyLimit;
  const left = limit && (limit.left ?? limit.limit - limit.used);
  const cause = calmCause({
    safety: safetyOf(details),
    breaks: [userLimit?.frozenUntil, userLimit?.selfExclusion],
    limitReached: left !== null && left <= 0,
    known,
    now: platformClock.now(),
  });
  if (cause === null || (known !== null && Math.abs(cause - known) < ONCE_AN_HOUR)) return;
  calmReason.set(cause);
}
