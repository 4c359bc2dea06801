import { BREAK_DAYS, type FreezeDays, type SelfExclusionDuration } from './exclusion-durations.ts';
import { addDays, localDate } from '../time/zone.ts';

const HOUR = 3_600_000;

/** The most months a player can name for an exclusion: a hundred years. **Ours.** */
export const MAX_EXCLUSION_MONTHS = 1200;

/**
 * When an exclusion ends: for hours an instant (epoch ms), for days and longer its last day `yyyy-MM-dd` in the
 * player's zone, which it covers whole; null for good.
 */
export type ExclusionEnd = { until: number | string | null; permanent: boolean };

/** Moves a calendar date by whole months; a day the month does not have becomes its last. */
function addMonths(date: string, months: number): string {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const year = String(Math.floor(count / 12)).padStart(4, '0');
  const first = `${year}-${String((count % 12) + 1).padStart(2, '0')}-01`;
  const last = Number(addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1).slice(8));
  return addDays(first, Math.min(Number(date.slice(8)), last) - 1);
}

const HOURS: Partial<Record<SelfExclusionDuration, number>> = { '1h': 1, '12h': 12 };
const DAYS: Partial<Record<SelfExclusionDuration, number>> = { '1d': 1, '3d': 3, '1w': 7 };

function monthsOf(duration: SelfExclusionDuration, months: number | undefined): number | null {
  if (duration === '1m') return 1;
  const named = duration === 'months' && months !== undefined && Number.isInteger(months);
  return named && months >= 1 && months <= MAX_EXCLUSION_MONTHS ? months : null;
}

/**
 * Gives the end of an exclusion chosen now. Hours end on the clock. Days, a week and months are counted on the
 * player's calendar and hold through that whole last day, so shorter than their name by no more than the clocks jump
 * ahead meanwhile; a month from 31 January ends on 28 or 29 February. Null when it cannot be read: an unknown duration, or `months` without a whole number of
 * them from 1 to 1200. Source: S2 §3 "Self-exclusion durations", S1 §4; requirements LIM-04.
 */
export function exclusionEnd({
  duration,
  months,
  now,
  zone,
}: {
  duration: SelfExclusionDuration;
  months?: number | undefined;
  now: number;
  zone: string;
}): ExclusionEnd | null {
  if (duration === 'permanent') return { until: null, permanent: true };
  const hours = Object.hasOwn(HOURS, duration) ? HOURS[duration] : undefined;
  if (hours !== undefined) return { until: now + hours * HOUR, permanent: false };
  const today = localDate({ instant: now, zone });
  const days = Object.hasOwn(DAYS, duration) ? DAYS[duration] : undefined;
  if (days !== undefined) return { until: addDays(today, days), permanent: false };
  const count = monthsOf(duration, months);
  return count === null ? null : { until: addMonths(today, count), permanent: false };
}

/**
 * Gives the instant (epoch ms) at which an account frozen now is free again: so many times 24 hours later,
 * whatever clocks do meanwhile; null for a number of days no freeze has. Source: S2 §3 "Freeze options"; LIM-05.
 */
export function freezeEnd({ days, now }: { days: FreezeDays; now: number }): number | null {
  return BREAK_DAYS.includes(days) ? now + days * 24 * HOUR : null;
}
