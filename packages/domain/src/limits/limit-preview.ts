import { roundDecimal } from '../money/decimal.ts';
import type { LimitRules } from './pending-limit-change.ts';
import { type Limit, isLimitAmount, isRaise } from './limit-change.ts';
import { LIMIT_PERIOD_NAMES, type LimitPeriod, periodEnd, raiseAllowedAt } from './limit-periods.ts';

const MONEY_DIGITS = 8;

/** What a wished limit is beside the old one; `no-amount` is a wish that cannot be taken. */
export type LimitChangeKind = 'lower' | 'same' | 'raise' | 'no-amount';

/** What is left to spend (null: no limit says), and the limit that leaves the least, the shortest of equals. */
type RemainingAllowance = { left: Limit; limitedBy: LimitPeriod | null };

/**
 * What a player sees before they confirm a limit: the old and the new, the exact instant (epoch ms) the new one can
 * hold from, whether it must then be confirmed, and what they may still spend: `remainingNow` under the limit that holds
 * until then, `remainingAfter` under the new one if nothing more is spent before it starts. Amounts in the player's currency; null is no limit.
 */
export type LimitPreview = {
  previous: Limit;
  next: Limit;
  kind: LimitChangeKind;
  startsAt: number;
  needsConfirmation: boolean;
  remainingNow: RemainingAllowance;
  remainingAfter: RemainingAllowance;
};

type PerPeriod<T> = Readonly<Partial<Record<LimitPeriod, T>>>;

function kindOf(old: Limit, next: Limit): LimitChangeKind {
  if (!isLimitAmount(next)) return 'no-amount';
  if (isRaise({ current: old, next })) return 'raise';
  return old === next ? 'same' : 'lower';
}

/** Spending that cannot be read has used the limit up; winnings never widen it. */
function leftOf(limit: number, used: number): number {
  const left = Number(roundDecimal(limit - Math.max(0, used), MONEY_DIGITS) ?? 0);
  return Math.max(0, left);
}

/** What is still spent in the periods that run at `startsAt`: one that has ended by then counts no more. */
function usageAtStart(ask: {
  usage: PerPeriod<number>;
  now: number;
  startsAt: number;
  zone: string;
}): PerPeriod<number> {
  const { usage, now, startsAt, zone } = ask;
  const running = LIMIT_PERIOD_NAMES.filter((period) => periodEnd({ now, zone, period }) > startsAt);
  return Object.fromEntries(running.map((period) => [period, usage[period] ?? 0]));
}

/**
 * Gives what the limits of one kind leave together, and which of them leaves the least, the shortest of equals; both null
 * without a limit. Amounts in the player's currency; usage that is missing counts as nothing. Requirements LIM-01.
 */
export function remainingUnder(limits: PerPeriod<Limit>, usage: PerPeriod<number>): RemainingAllowance {
  let room: RemainingAllowance = { left: null, limitedBy: null };
  for (const period of LIMIT_PERIOD_NAMES) {
    const limit = limits[period] ?? null;
    if (limit === null) continue;
    const left = leftOf(limit, usage[period] ?? 0);
    if (room.left === null || left < room.left) room = { left, limitedBy: period };
  }
  return room;
}

/**
 * Shows what a limit would be before it is confirmed. A lower one holds now; a raise from the instant the market
 * allows, and until then the old one counts. Beside it count the player's `others`, limits of the same kind for other
 * periods: the lowest wins. `usage` is what was spent in each running period; what is missing counts as nothing spent,
 * what cannot be read as everything; what was spent in a period that ends before the new limit starts is no part of
 * `remainingAfter`. Limits are calendar days, weeks and months in the player's zone.
 * Source: beyond.md 12; requirements LIM-01; markets.md "GB, limits".
 */
export function limitPreview({
  previous,
  next,
  now,
  pack,
  zone,
  period,
  usage,
  others = {},
}: {
  previous: Limit;
  next: Limit;
  now: number;
  pack: LimitRules;
  zone: string;
  period: LimitPeriod;
  usage: PerPeriod<number>;
  others?: PerPeriod<Limit>;
}): LimitPreview {
  const kind = kindOf(previous, next);
  const waits = kind === 'raise' || kind === 'no-amount';
  const { coolingOffHours: waitHours, raiseNotBefore: notBefore } = pack;
  const startsAt = waits ? raiseAllowedAt({ now, waitHours, notBefore, period, zone }) : now;
  const under = (limit: Limit, used: PerPeriod<number>) =>
    remainingUnder({ ...others, [period]: limit }, used);
  const remainingAfter = under(
    kind === 'no-amount' ? previous : next,
    usageAtStart({ usage, now, startsAt, zone }),
  );
  const remainingNow = waits ? under(previous, usage) : remainingAfter;
  return { previous, next, kind, startsAt, needsConfirmation: waits, remainingNow, remainingAfter };
}
