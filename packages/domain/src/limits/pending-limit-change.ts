import { type Limit, isLimitAmount, isRaise } from './limit-change.ts';
import type { RulePack } from './rule-packs/rule-pack.ts';
import { type LimitPeriod, type RaiseNotBefore, raiseAllowedAt } from './limit-periods.ts';

/**
 * One limit of a player: the amount that holds, and a higher one that waits for its instant (epoch ms) and then for
 * the player's word. Null is no limit. Source: requirements LIM-01.
 */
export type LimitState = { current: Limit; pending: { amount: Limit; confirmableAt: number } | null };

/** What a rule pack says of raising a limit. */
export type LimitRules = { coolingOffHours: number; raiseNotBefore: RaiseNotBefore };

/**
 * Gives what all of the rules ask together: the longest wait, and the end of the period where one of them asks for it.
 * A limit that was set in one market is raised no earlier over a brand of another. Source: beyond.md 11, 12.
 */
export function strictestRaise(first: LimitRules, ...others: readonly LimitRules[]): LimitRules {
  const all = [first, ...others];
  return {
    coolingOffHours: Math.max(...all.map(({ coolingOffHours }) => coolingOffHours)),
    raiseNotBefore: all.some(({ raiseNotBefore }) => raiseNotBefore === 'period-end') ? 'period-end' : 'wait',
  };
}

/** What a market asks before a limit is raised: bet limits have a wait of their own. Source: markets.md. */
export function raiseRules(
  pack: Pick<RulePack, 'coolingOffHours' | 'betLimitRaiseHours' | 'raiseNotBefore'>,
  type: 'deposit' | 'loss' | 'bet' | 'session',
): LimitRules {
  const { raiseNotBefore } = pack;
  return { coolingOffHours: type === 'bet' ? pack.betLimitRaiseHours : pack.coolingOffHours, raiseNotBefore };
}

/**
 * What became of a player's wish: the limit changed at once or was confirmed, a raise waits, the wish was withdrawn;
 * or nothing happened: no amount, confirmed too early, nothing there to confirm or cancel.
 */
export type LimitOutcome =
  | 'changed'
  | 'waiting'
  | 'confirmed'
  | 'cancelled'
  | 'no-amount'
  | 'too-early'
  | 'nothing-pending';

/** A limit after a decision, and what became of the wish. An outcome that changes nothing gives the same book. */
export type LimitDecision = { state: LimitState; outcome: LimitOutcome };

/**
 * Takes a player's wish for another limit. A lower or equal one holds at once; a higher one or none waits as the
 * market asks, then for the player's confirmation. Each wish replaces the one that waited: a lowering calls off the
 * pending raise, and a raise asked again waits anew. A wish that is no amount changes nothing.
 * Source: requirements LIM-01; markets.md; beyond.md 12.
 */
export function requestLimit(
  state: LimitState,
  { amount, ...at }: { amount: Limit; now: number; pack: LimitRules; period: LimitPeriod; zone: string },
): LimitDecision {
  if (!isLimitAmount(amount)) return { state, outcome: 'no-amount' };
  if (!isRaise({ current: state.current, next: amount })) {
    return { state: { current: amount, pending: null }, outcome: 'changed' };
  }
  const { now, pack, period, zone } = at;
  const { coolingOffHours: waitHours, raiseNotBefore: notBefore } = pack;
  const confirmableAt = raiseAllowedAt({ now, waitHours, notBefore, period, zone });
  return { state: { current: state.current, pending: { amount, confirmableAt } }, outcome: 'waiting' };
}

/**
 * Takes the player's word for a raise that has waited long enough; from its very instant on, not before. An instant or
 * amount that cannot be read is never confirmed. Source: requirements LIM-01 "24 h cooling-off, then confirm".
 */
export function confirmPending(state: LimitState, { now }: { now: number }): LimitDecision {
  if (!state.pending) return { state, outcome: 'nothing-pending' };
  const { amount, confirmableAt } = state.pending;
  if (!isLimitAmount(amount)) return { state, outcome: 'no-amount' };
  if (!(now >= confirmableAt)) return { state, outcome: 'too-early' };
  return { state: { current: amount, pending: null }, outcome: 'confirmed' };
}

/** Withdraws a raise that waits, at any time before it is confirmed. Source: requirements LIM-01; beyond.md 12. */
export function cancelPending(state: LimitState): LimitDecision {
  if (!state.pending) return { state, outcome: 'nothing-pending' };
  return { state: { current: state.current, pending: null }, outcome: 'cancelled' };
}

/**
 * Gives the limit that holds: the lowest of what the book names, so that a pending amount never lets a player spend
 * more, however late it is, and a lower one already counts. What cannot be read counts as 0, for the safe side.
 */
export function effectiveLimit({ current, pending }: LimitState): Limit {
  const named = pending ? [current, pending.amount] : [current];
  const lowest = Math.min(...named.map((limit) => (isLimitAmount(limit) ? (limit ?? Infinity) : 0)));
  return lowest === Infinity ? null : lowest;
}
