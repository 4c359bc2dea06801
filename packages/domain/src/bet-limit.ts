import { type Limit, type LimitChange, isLimitAmount, isRaise } from './limit-change.ts';
import { type LimitPeriod, type RaiseNotBefore, raiseAt } from './limit-periods.ts';

const HOUR = 3_600_000;

/** Hours a bet limit stays once changed. Source: S2 §9 "Bet limit change allowed once per hour". */
export const BET_LIMIT_CHANGE_HOURS = 1;

/**
 * Gives the instant (epoch ms) until which a bet limit may not be changed again, an hour after its last change, or
 * null when it may. From that very instant on it may. A limit never changed (null) is free; a change in the future
 * locks until an hour after it; one that cannot be read locks for an hour from now (the safe side). A market's longer
 * interval is `hours`. Source: S2 §9; requirements LIM-02.
 */
export function betLimitLockedUntil({
  changedAt,
  now,
  hours = BET_LIMIT_CHANGE_HOURS,
}: {
  changedAt: number | null;
  now: number;
  hours?: number;
}): number | null {
  if (changedAt === null || changedAt === undefined) return null;
  const until = (Number.isFinite(changedAt) ? changedAt : now) + hours * HOUR;
  return now < until ? until : null;
}

/**
 * Whether and when a bet limit may be changed: not for a wish that is no amount, not in the app but by support, not
 * before an instant, or so as any other limit.
 */
export type BetLimitDecision =
  | { kind: 'no-amount' }
  | { kind: 'support-only' }
  | { kind: 'locked'; until: number }
  | ({ kind: 'change' } & LimitChange);

/**
 * Decides a change of a bet limit. A high-loyalty player who has one changes or removes it by support alone; a first
 * one they may set. Otherwise once per interval, up or down. A raise or removal then waits as long as the market asks
 * of bet limits where that is longer than the interval itself, and is confirmed; in the default pack it holds at once.
 * Source: S2 §9; requirements LIM-01, LIM-02.
 */
export function betLimitChange({
  current,
  next,
  changedAt,
  now,
  loyalty,
  period,
  zone,
  pack,
}: {
  current: Limit;
  next: Limit;
  changedAt: number | null;
  now: number;
  loyalty: 'ordinary' | 'high';
  period: LimitPeriod;
  zone: string;
  pack: { betLimitChangeHours: number; betLimitRaiseHours: number; raiseNotBefore: RaiseNotBefore };
}): BetLimitDecision {
  if (!isLimitAmount(next)) return { kind: 'no-amount' };
  if (loyalty === 'high' && current !== null) return { kind: 'support-only' };
  const until = betLimitLockedUntil({ changedAt, now, hours: pack.betLimitChangeHours });
  if (until !== null) return { kind: 'locked', until };
  const { betLimitRaiseHours: waitHours, raiseNotBefore: notBefore } = pack;
  const waits = waitHours > pack.betLimitChangeHours || notBefore !== 'wait';
  if (!waits || !isRaise({ current, next })) {
    return { kind: 'change', effective: 'now', needsConfirmation: false };
  }
  const effective = raiseAt({ now, waitHours, notBefore, period, zone });
  return { kind: 'change', effective, needsConfirmation: true };
}
