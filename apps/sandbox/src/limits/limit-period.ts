import { LIMIT_PERIOD_NAMES, periodEnd, type LimitPeriod } from '@baize/domain/limits';
import { addDays, isoWeekday, localDate, startOfDay } from '@baize/domain/zone';

/** A running day, week (Monday first) or month: from its first instant up to the next one's, epoch ms. */
export type PeriodRange = { from: number; to: number };

type When = { now: number; zone: string };

export function getCurrentPeriod(period: LimitPeriod, { now, zone }: When): PeriodRange {
  const today = localDate({ instant: now, zone });
  return { from: startOfDay({ date: firstDate(today, period), zone }), to: periodEnd({ now, zone, period }) };
}

function firstDate(today: string, period: LimitPeriod): string {
  if (period === 'daily') return today;
  return period === 'weekly' ? addDays(today, 1 - isoWeekday(today)) : `${today.slice(0, 7)}-01`;
}

/** The running time a row's number means: 0 daily, 1 weekly, 2 monthly. */
export function getPeriodByNumber(number: number): LimitPeriod {
  return LIMIT_PERIOD_NAMES[number] ?? 'daily';
}
