import { judgeClaim, type ClaimOutcome, type ClaimVerdict } from '@baize/domain/claim';
import { claimKey } from '@baize/domain/idempotency';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { claimRakeback, type ClaimAsk } from '../calls/rewards/claim-rakeback.ts';
import { getRakebackDays, type RakebackDay } from '../calls/rewards/get-rakeback-days.ts';
import type { ApiClient } from '../client.ts';
import { ApiFailure } from '../failure.ts';
import { queryKeys } from './keys.ts';
import { alone, onceUnderWay, type OneAtATime } from './one-at-a-time.ts';
import { refresh, writing } from './writing.ts';

const once = onceUnderWay<ClaimVerdict>();

/** Who claims, and what is sent. */
export type RakebackClaim = { userId: string; ask: ClaimAsk };

/**
 * Claims one day's rakeback and resolves what became of it; never rejects for a failed call (RB-07, RB-08). When it
 * cannot be known whether the platform paid, the days are read again before anything is said. Afterwards days and
 * user details refresh. A second claim of the same day while the first is under way is the first.
 */
export function claimRakebackMutation(client: ApiClient, oneAtATime: OneAtATime = alone) {
  return mutationOptions({
    mutationKey: queryKeys.claimRakeback,
    mutationFn: ({ userId, ask }: RakebackClaim, { client: cache }) => {
      const { bonusId, claimDate: date } = ask.body;
      const key = claimKey({ userId, bonusId, date });
      return once({ client, key, oneAtATime, work: () => settle({ client, ask, key, cache }) });
    },
    ...writing,
  });
}

type Claiming = { client: ApiClient; ask: ClaimAsk; key: string; cache: QueryClient };

async function settle({ client, ask, key, cache }: Claiming): Promise<ClaimVerdict> {
  const outcome = await attempt({ client, ask, key });
  const days = mayHavePaid(outcome) ? await readAgain(client) : null;
  const { bonusId, claimDate } = ask.body;
  const verdict = judgeClaim({ asked: { bonusId, claimDate }, outcome, days });
  if (outcome.ok && outcome.bonusId !== bonusId) {
    const reason = 'another bonus than the one asked for was paid';
    client.report({ kind: 'answer-mismatched', source: claimRakeback.path, where: 'bonusId', reason });
  }
  show(cache, days ?? (verdict.kind === 'claimed' ? markedPaid(cache, bonusId) : null));
  return verdict;
}

async function attempt({ client, ask, key }: Omit<Claiming, 'cache'>): Promise<ClaimOutcome> {
  try {
    const { amount, bonusId, reference } = await client.send(claimRakeback, ask, { idempotencyKey: key });
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

async function readAgain(client: ApiClient): Promise<readonly RakebackDay[] | null> {
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

function show(cache: QueryClient, days: readonly RakebackDay[] | null): void {
  if (days !== null) cache.setQueryData(queryKeys.rakebackDays, days);
  refresh(cache, [queryKeys.rakebackDays, queryKeys.userDetails]);
}
