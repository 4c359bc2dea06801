import type { ApiClient } from '@baize/api/client';
import type { PlayerLimits } from '@baize/api/endpoints/account';
import { limitsQuery } from '@baize/api/queries/limits';
import { userDetailsQuery } from '@baize/api/queries/user-details';
import type { UserDetails } from '@baize/api/endpoints/session';
import { platformClock } from '@baize/browser/clock';
import { reducedPressureTrigger } from '@baize/domain/reduced-pressure';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { getPromoSuppression } from './use-promo-suppression.ts';
import { exclusionStatusOf } from './use-exclusion-status.ts';
import { reducedPressureTriggeredAt } from '../reduced-pressure/reduced-pressure.ts';

/** A reason that goes on is written again this often, not at every look. */
const REWRITE_EVERY_MS = 3_600_000;

/**
 * Keeps the latest reason to hide countdowns in line with the player's details and limits, as the page reads them for
 * itself. Answers how to stop.
 */
export function syncReducedPressure(runtime: { api: ApiClient; queryClient: QueryClient }): () => void {
  const { queryKey } = userDetailsQuery(runtime.api);
  const limitsKey = limitsQuery(runtime.api).queryKey;
  const hashes = [hashKey(queryKey), hashKey(limitsKey)];
  const check = () => {
    const details = runtime.queryClient.getQueryData(queryKey);
    if (details) recordTrigger(details, runtime.queryClient.getQueryData(limitsKey));
  };
  check();
  return runtime.queryClient.getQueryCache().subscribe(({ type, query }) => {
    // Whoever begins or ends to look at a query changes nothing of what was read.
    if (type === 'updated' && hashes.includes(query.queryHash)) check();
  });
}

function recordTrigger(details: UserDetails, limits: PlayerLimits | undefined): void {
  const known = reducedPressureTriggeredAt.get();
  const { userLimit } = details.getUser;
  const cause = reducedPressureTrigger({
    safety: exclusionStatusOf(details),
    breaks: [userLimit?.frozenUntil, userLimit?.selfExclusion],
    limitReached: getPromoSuppression(details, limits)?.reason === 'limited',
    known,
    now: platformClock.now(),
  });
  if (cause === null || (known !== null && Math.abs(cause - known) < REWRITE_EVERY_MS)) return;
  reducedPressureTriggeredAt.set(cause);
}
