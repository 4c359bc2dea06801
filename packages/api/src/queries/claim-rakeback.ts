import { judgeClaim, type ClaimOutcome, type ClaimVerdict } from '@baize/domain/claim';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { claimRakeback, type ClaimAsk } from '../calls/rewards/claim-rakeback.ts';
import { getRakebackDays, type RakebackDay } from '../calls/rewards/get-rakeback-days.ts';
import type { ApiClient } from '../client.ts';
import { ApiFailure } from '../failure.ts';
import { queryKeys } from './keys.ts';

/** Runs its work while no other tab does the same; browser/tab-lock's `withTabLock` is one. */
export type OneAtATime = <T>(name: string, work: () => Promise<T>) => Promise<T>;

const alone: OneAtATime = (_name, work) => work();
const underWay = new WeakMap<ApiClient, Map<string, Promise<ClaimVerdict>>>();

/** The key of a claim, one per bonus and day: whoever repeats it, from whichever tab, names the same claim. */
export function claimKey({ bonusId, claimDate }: ClaimAsk['body']): string {
  return `rakeback-claim:${bonusId}:${claimDate}`;
}

/**
 * Claims one day's rakeback and resolves what became of it; never rejects for a failed call (RB-07, RB-08). When it
 * cannot be known whether the platform paid, the days are read again before anything is said. Afterwards days and
 * user details refresh. A second claim of the same day while the first is under way is the first.
 */
export function claimRakebackMutation(client: ApiClient, oneAtATime: OneAtATime = alone) {
  return mutationOptions({
    mutationKey: queryKeys.claimRakeback,
    mutationFn: (ask: ClaimAsk, context) => once({ client, ask, oneAtATime, cache: context.client }),
    retry: false,
    networkMode: 'always',
  });
}

type Claiming = { client: ApiClient; ask: ClaimAsk; oneAtATime: OneAtATime; cache: QueryClient };

function once(claiming: Claiming): Promise<ClaimVerdict> {
  const { client, ask, oneAtATime } = claiming;
  const claims = underWay.get(client) ?? new Map<string, Promise<ClaimVerdict>>();
  underWay.set(client, claims);
  const key = claimKey(ask.body);
  const running = claims.get(key);
  if (running !== undefined) return running;
  const claim = oneAtATime(key, () => settle(claiming)).finally(() => claims.delete(key));
  claims.set(key, claim);
  return claim;
}

async function settle({ client, ask, cache }: Claiming): Promise<ClaimVerdict> {
  const outcome = await attempt(client, ask);
  const days = mayHavePaid(outcome) ? await readAgain(client) : null;
  const { bonusId, claimDate } = ask.body;
  const verdict = judgeClaim({ asked: { bonusId, claimDate }, outcome, days });
  if (outcome.ok && outcome.bonusId !== bonusId) {
    const reason = 'another bonus than the one asked for was paid';
    client.report({ kind: 'answer-mismatched', source: claimRakeback.path, where: 'bonusId', reason });
  }
  refresh({ cache, days: days ?? (verdict.kind === 'claimed' ? markedPaid(cache, bonusId) : null) });
  return verdict;
}

async function attempt(client: ApiClient, ask: ClaimAsk): Promise<ClaimOutcome> {
  try {
    const { amount, bonusId } = await client.send(claimRakeback, ask, { idempotencyKey: claimKey(ask.body) });
    return { ok: true, amount, bonusId };
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

function refresh({ cache, days }: { cache: QueryClient; days: readonly RakebackDay[] | null }): void {
  if (days !== null) cache.setQueryData(queryKeys.rakebackDays, days);
  void cache.invalidateQueries({ queryKey: queryKeys.rakebackDays });
  void cache.invalidateQueries({ queryKey: queryKeys.userDetails });
}
