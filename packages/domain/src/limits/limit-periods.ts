import { addDays, isoWeekday, localDate, startOfDay } from '../time/zone.ts';

const HOUR = 3_600_000;

/** The running times a limit can be set for, as the platform numbers them. Source: S2 §3 "Payment limit options". */
export const LIMIT_PERIODS = { daily: 0, weekly: 1, monthly: 2 } as const;

/** A limit's running time by name. */
export type LimitPeriod = keyof typeof LIMIT_PERIODS;

/** A limit's running time as the platform numbers it: 0 daily, 1 weekly, 2 monthly. */
export type LimitPeriodNumber = (typeof LIMIT_PERIODS)[LimitPeriod];

/** The running times, shortest first. */
export const LIMIT_PERIOD_NAMES = ['daily', 'weekly', 'monthly'] as const satisfies readonly LimitPeriod[];

/** Gives the running time the platform means by its number, or null for a number that means none. S2 §3. */
export function limitPeriodOf(number: unknown): LimitPeriod | null {
  return LIMIT_PERIOD_NAMES.find((name) => LIMIT_PERIODS[name] === number) ?? null;
}

function nextPeriodDate(today: string, period: LimitPeriod): string {
  if (period === 'daily') return addDays(today, 1);
  if (period === 'weekly') return addDays(today, 8 - isoWeekday(today));
  return `${addDays(`${today.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;
}

/**
 * Gives the instant at which the running day, week (Monday first) or month of a player ends: the first instant of the
 * next one in their zone. An unknown zone reads as UTC; an instant that is no number throws RangeError.
 */
export function periodEnd({ now, zone, period }: { now: number; zone: string; period: LimitPeriod }): number {
  return startOfDay({ date: nextPeriodDate(localDate({ instant: now, zone }), period), zone });
}

/** Since when a higher limit may hold: only the wait counts, or the running period must have ended as well. */
export const RAISE_NOT_BEFORE = ['wait', 'period-end'] as const;

/** One of the two. */
export type RaiseNotBefore = (typeof RAISE_NOT_BEFORE)[number];

/**
 * Gives the first instant at which a limit asked for now may be raised: once the wait is over and, where a market asks
 * for it, the running period has ended too, whichever comes later. Source: markets.md "Sweden".
 */
export function raiseAllowedAt({
  now,
  waitHours,
  notBefore,
  period,
  zone,
}: {
  now: number;
  waitHours: number;
  notBefore: RaiseNotBefore;
  period: LimitPeriod;
  zone: string;
}): number {
  const waited = now + waitHours * HOUR;
  return notBefore === 'wait' ? waited : Math.max(waited, periodEnd({ now, zone, period }));
}
