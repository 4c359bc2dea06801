import { type Limit, type LimitChange, isLimitAmount, isRaise } from './limit-change.ts';
import { type LimitPeriod, type RaiseNotBefore, raiseAllowedAt } from './limit-periods.ts';
import type { RulePack } from './rule-packs/rule-pack.ts';

const HOUR = 3_600_000;

/** Hours a bet limit stays once changed. Source: S2 §9 "Bet limit change allowed once per hour". */
export const BET_LIMIT_CHANGE_HOURS = 1;

/**
 * Gives the instant (epoch ms) until which a bet limit may not be changed again, an hour after its last change, or
 * null when it may. From that very instant on it may. A limit never changed (null) is free; a change in the future
 * locks until an hour after it; one that cannot be read locks for an hour from now (the safe side). A market's own
 * interval is `hours`; one that cannot be read is the hour. Throws RangeError for a `now` that is no number. Source: S2 §9; requirements LIM-02.
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
  if (!Number.isFinite(now)) throw new RangeError(`Not an instant: ${now}`);
  if (changedAt === null || changedAt === undefined) return null;
  const stays = Number.isFinite(hours) && hours >= 0 ? hours : BET_LIMIT_CHANGE_HOURS;
  const until = (Number.isFinite(changedAt) ? changedAt : now) + stays * HOUR;
  return now < until ? until : null;
}

/** What a rule pack says of bet limits. */
export type BetLimitRules = Pick<
  RulePack,
  'betLimitChangeHours' | 'betLimitRaiseHours' | 'betLimitLowering'
> & {
  raiseNotBefore: RaiseNotBefore;
};

/**
 * Whether and when a bet limit may be changed: not for a wish that is no amount, not in the app but by support, not
 * before an instant, or like the other limits.
 */
export type BetLimitDecision =
  | { kind: 'no-amount' }
  | { kind: 'support-only' }
  | { kind: 'locked'; until: number }
  | ({ kind: 'change' } & LimitChange);

/**
 * Decides a change of a bet limit. A high-loyalty player who has one changes or removes it by support alone; a first
 * one they may set. Otherwise once per interval, up or down, but down at once where the market says so. A raise or removal then waits as long as the market asks
 * of bet limits, and is confirmed; in the default pack, which asks nothing beyond the interval, it holds at once.
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
  pack: BetLimitRules;
}): BetLimitDecision {
  if (!isLimitAmount(next)) return { kind: 'no-amount' };
  if (loyalty === 'high' && current !== null) return { kind: 'support-only' };
  const raise = isRaise({ current, next });
  const until = betLimitLockedUntil({ changedAt, now, hours: pack.betLimitChangeHours });
  if (until !== null && (raise || pack.betLimitLowering !== 'at-once')) return { kind: 'locked', until };
  const { betLimitRaiseHours: waitHours, raiseNotBefore: notBefore } = pack;
  const waits = waitHours > 0 || notBefore !== 'wait';
  if (!waits || !raise) {
    return { kind: 'change', effective: 'now', needsConfirmation: false };
  }
  const effective = raiseAllowedAt({ now, waitHours, notBefore, period, zone });
  return { kind: 'change', effective, needsConfirmation: true };
}
