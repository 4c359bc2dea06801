import { resolveRakebackClaim, type ClaimOutcome, type RakebackClaimResult } from '@baize/domain/claim';
import { claimKey } from '@baize/domain/idempotency';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { claimRakeback, type ClaimRakebackRequest } from '../endpoints/rewards/claim-rakeback.ts';
import { getRakebackDays, type RakebackDay } from '../endpoints/rewards/get-rakeback-days.ts';
import type { ApiClient } from '../client.ts';
import { ApiFailure } from '../failure.ts';
import { queryKeys } from './keys.ts';
import { noLock, dedupeInFlight, type Mutex } from './mutex.ts';
import { invalidateKeys, mutationDefaults } from './mutation-defaults.ts';

const once = dedupeInFlight<RakebackClaimResult>();

/** Who claims, and what is sent. */
export type RakebackClaim = { userId: string; request: ClaimRakebackRequest };

/**
 * Claims one day's rakeback and resolves what became of it; never rejects for a failed call (RB-07, RB-08). When it
 * cannot be known whether the platform paid, the days are read again before anything is said. Afterwards days and
 * user details refresh. A second claim of the same day while the first is under way is the first.
 */
export function claimRakebackMutation(client: ApiClient, mutex: Mutex = noLock) {
  return mutationOptions({
    mutationKey: queryKeys.claimRakeback,
    mutationFn: ({ userId, request }: RakebackClaim, { client: cache }) => {
      const { bonusId, claimDate: date } = request.body;
      const key = claimKey({ userId, bonusId, date });
      return once({ client, key, mutex, work: () => resolveClaim({ client, request, key, cache }) });
    },
    ...mutationDefaults,
  });
}

type ClaimAttempt = { client: ApiClient; request: ClaimRakebackRequest; key: string; cache: QueryClient };

async function resolveClaim({ client, request, key, cache }: ClaimAttempt): Promise<RakebackClaimResult> {
  const outcome = await sendClaim({ client, request, key });
  const days = mayHavePaid(outcome) ? await refetchDays(client) : null;
  const { bonusId, claimDate } = request.body;
  const verdict = resolveRakebackClaim({ asked: { bonusId, claimDate }, outcome, days });
  if (outcome.ok && outcome.bonusId !== bonusId) {
    const reason = 'another bonus than the one asked for was paid';
    client.report({ kind: 'answer-mismatched', source: claimRakeback.path, where: 'bonusId', reason });
  }
  updateCachedDays(cache, days ?? (verdict.kind === 'claimed' ? markedPaid(cache, bonusId) : null));
  return verdict;
}

async function sendClaim({ client, request, key }: Omit<ClaimAttempt, 'cache'>): Promise<ClaimOutcome> {
  try {
    const { amount, bonusId, reference } = await client.send(claimRakeback, request, { idempotencyKey: key });
    return { ok: true, amount, bonusId, reference };
  } catch (failure) {
    if (failure instanceof ApiFailure) {
      const { kind, status, reference } = failure;
      return { ok: false, failure: kind, status, reference };
    }
    throw failure;
  }
}

/** Only a plain refusal is sure; a conflict says that somebody was paid, not who or when. */
function mayHavePaid(outcome: ClaimOutcome): boolean {
  if (outcome.ok || outcome.failure === 'session-ended') return false;
  return outcome.failure !== 'refused' || outcome.status === 409;
}

async function refetchDays(client: ApiClient): Promise<readonly RakebackDay[] | null> {
  try {
    return (await client.send(getRakebackDays, { query: {} })).days;
  } catch (failure) {
    if (failure instanceof ApiFailure) return null;
    throw failure;
  }
}

/** The day shows as claimed at once; its true instant comes with the re-read that follows. */
function markedPaid(cache: QueryClient, bonusId: string): readonly RakebackDay[] | null {
  const days = cache.getQueryData<readonly RakebackDay[]>(queryKeys.rakebackDays);
  const paidAt = new Date().toISOString();
  return (
    days?.map((day) => (day.bonusId === bonusId ? { ...day, paidAt: day.paidAt ?? paidAt } : day)) ?? null
  );
}

function updateCachedDays(cache: QueryClient, days: readonly RakebackDay[] | null): void {
  if (days !== null) cache.setQueryData(queryKeys.rakebackDays, days);
  invalidateKeys(cache, [queryKeys.rakebackDays, queryKeys.userDetails]);
}
