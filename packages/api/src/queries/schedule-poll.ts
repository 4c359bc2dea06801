/**
 * Where this tab stands among the tabs of its browser: it leads, follows another that does, does not know yet, or rests
 * because nobody sees it or it has no line.
 */
export type LeadershipStatus = 'leads' | 'follows' | 'undecided' | 'rests';

/**
 * What decides when a poll is due; instants in epoch ms of the device.
 *
 * - `triedAt`: the last answer or failure, 0 for none.
 * - `everyMs`: the interval, moved a little for this round.
 * - `returned`: the tab was away, and nothing was answered since.
 * - `restUntil`: the platform is in trouble and not asked before.
 */
export type PollState = {
  status: LeadershipStatus;
  lastAttemptAt: number;
  intervalMs: number;
  hasReturned: boolean;
  backoffUntil: number;
};

/** An answer this young is not asked again, however often a player changes tabs. */
const MIN_REFETCH_AGE_MS = 1_000;

/** How long a follower that was away leaves the leader to answer first. */
const FOLLOWER_DELAY_MS = 3_000;

/**
 * When this tab asks next, or null while that is not its task (HTTP-06): the leader once per interval, at once when it
 * returned or its answer is older than that. A follower asks only when it returned with an old answer.
 */
export function schedulePoll(state: PollState, now: number): number | null {
  const { status, intervalMs, hasReturned, backoffUntil } = state;
  // A device clock that was put back must not make an answer young for ever.
  const triedAt = Math.min(state.lastAttemptAt, now);
  if (status === 'leads')
    return Math.max(triedAt + (hasReturned ? MIN_REFETCH_AGE_MS : intervalMs), backoffUntil, now);
  const old = now - triedAt >= intervalMs;
  if (status === 'follows' && hasReturned && old) return Math.max(now + FOLLOWER_DELAY_MS, backoffUntil);
  return null;
}

/** The interval moved by up to a tenth either way, so that browsers do not ask in step; `draw` is from 0 to 1. */
export function withJitter(everyMs: number, draw: number): number {
  return everyMs * (0.9 + draw / 5);
}
