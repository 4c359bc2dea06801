import { addDays } from '@baize/domain/zone';
import { dayEnd, formatDay, type Deadline } from '@baize/i18n/formats';
import type { LocalDay } from './use-local-day.ts';

/** The running day in words, and the two times of its end. */
export function getDayFacts(day: LocalDay, locale: string): { day: string; dayEnds: Deadline } {
  return {
    day: formatDay({ date: day.date, locale, style: 'long' }),
    dayEnds: dayEnd({ nextDate: addDays(day.date, 1), zone: day.zone, locale }),
  };
}
