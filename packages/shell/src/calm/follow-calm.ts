import type { ApiClient } from '@baize/api/client';
import type { PlayerLimits } from '@baize/api/calls/account';
import { limitsQuery } from '@baize/api/queries/limits';
import { userDetailsQuery } from '@baize/api/queries/user-details';
import type { UserDetails } from '@baize/api/calls/session';
import { platformClock } from '@baize/browser/clock';
import { calmCause } from '@baize/domain/calm';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { silenceOf } from '../player/use-promo-silence.ts';
import { safetyOf } from '../player/use-safety.ts';
import { calmReason } from './calm.ts';

/** A reason that goes on is written again this often, not at every look. */
const ONCE_AN_HOUR = 3_600_000;

/**
 * Keeps the latest reason to hide countdowns in line with the player's details and limits, as the page reads them for
 * itself. Answers how to stop.
 */
export function followCalm(runtime: { api: ApiClient; queryClient: QueryClient }): () => void {
  const { queryKey } = userDetailsQuery(runtime.api);
  const limitsKey = limitsQuery(runtime.api).queryKey;
  const hashes = [hashKey(queryKey), hashKey(limitsKey)];
  const look = () => {
    const details = runtime.queryClient.getQueryData(queryKey);
    if (details) note(details, runtime.queryClient.getQueryData(limitsKey));
  };
  look();
  return runtime.queryClient.getQueryCache().subscribe(({ type, query }) => {
    // Whoever begins or ends to look at a query changes nothing of what was read.
    if (type === 'updated' && hashes.includes(query.queryHash)) look();
  });
}

function note(details: UserDetails, limits: PlayerLimits | undefined): void {
  const known = calmReason.get();
  const { userLimit } = details.getUser;
  const cause = calmCause({
    safety: safetyOf(details),
    breaks: [userLimit?.frozenUntil, userLimit?.selfExclusion],
    limitReached: silenceOf(details, limits)?.why === 'limited',
    known,
    now: platformClock.now(),
  });
  if (cause === null || (known !== null && Math.abs(cause - known) < ONCE_AN_HOUR)) return;
  calmReason.set(cause);
}
