import { isPaidDay, type RakebackDay } from './rakeback-calendar.ts';

/** How a claim call can fail: the kinds of the API client's failure. */
export type ClaimFailure = 'offline' | 'timed-out' | 'session-ended' | 'refused' | 'unreadable' | 'server';

/**
 * What came back from a claim: the platform's answer, or how the call failed, with which status and under which
 * reference for support, if any.
 */
export type ClaimOutcome =
  | { ok: true; amount: number; bonusId: string | null; reference?: string | null }
  | { ok: false; failure: ClaimFailure; status: number | null; reference?: string | null };

/** Why a claim failed: the call's own kind, or an answer that must not be believed. */
export type ClaimFailureReason = Exclude<ClaimFailure, 'session-ended'> | 'bad-amount' | 'other-bonus';

/** What the player is told of a claim. `unknown`: nobody can say yet, so nothing is called failed. */
export type RakebackClaimResult =
  | { kind: 'claimed'; amount: number; reference?: string }
  | { kind: 'already-claimed' }
  | { kind: 'failed'; reason: ClaimFailureReason; status: number | null; reference?: string }
  | { kind: 'session-ended' }
  | { kind: 'unknown' };

type ClaimTarget = { bonusId: string; claimDate: string };

function resolveResponse(
  asked: ClaimTarget,
  { amount, bonusId, reference }: Extract<ClaimOutcome, { ok: true }>,
): RakebackClaimResult {
  if (bonusId !== asked.bonusId) return { kind: 'failed', reason: 'other-bonus', status: null };
  if (!Number.isFinite(amount) || amount < 0) return { kind: 'failed', reason: 'bad-amount', status: null };
  return { kind: 'claimed', amount, ...(reference && { reference }) };
}

/**
 * Judges how a claim ended. An answer counts when it names the reward asked for and an amount of 0 or more; that
 * amount is what the player sees. After a lost answer (offline, timed out, unreadable, server) the re-read `days`
 * decide: paid is claimed, unpaid failed, and without them it stays unknown, for the platform may have paid. A 409 is
 * already claimed unless the days show it unpaid. Other refusals failed, unless the day turns out paid.
 * Source: S1 §4, §8; requirements RB-08; beyond.md 3.
 */
export function resolveRakebackClaim({
  asked,
  outcome,
  days,
}: {
  asked: ClaimTarget;
  outcome: ClaimOutcome;
  days: readonly RakebackDay[] | null;
}): RakebackClaimResult {
  if (outcome.ok) return resolveResponse(asked, outcome);
  const { failure, status, reference } = outcome;
  if (failure === 'session-ended') return { kind: 'session-ended' };
  const day = days?.find(
    ({ bonusId, canClaimDate }) => bonusId === asked.bonusId && canClaimDate === asked.claimDate,
  );
  const refused = failure === 'refused';
  if (day && isPaidDay(day))
    return refused ? { kind: 'already-claimed' } : { kind: 'claimed', amount: day.amount };
  if (!day && status === 409) return { kind: 'already-claimed' };
  if (!day && !refused) return { kind: 'unknown' };
  return { kind: 'failed', reason: failure, status, ...(reference && { reference }) };
}
