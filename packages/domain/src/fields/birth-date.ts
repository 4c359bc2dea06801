import { isDate, localDate } from '../time/zone.ts';

/** Ages the product accepts, both included. Source: S1 §9. */
export const AGE_RANGE = { min: 18, max: 100 } as const;

/** The date of birth the platform keeps for "not given". Source: S2 §3 "User". */
export const UNSET_DATE_OF_BIRTH = '1900-01-01';

const YEARS_OFFERED = 100;

type DateContext = { now: number; zone: string };

/** Reads a date of birth as the platform may keep it: a date, or an instant that begins with one; null when unset. */
export function knownDateOfBirth(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const date = /^.{10}T/.test(value) ? value.slice(0, 10) : value;
  return isDate(date) && date !== UNSET_DATE_OF_BIRTH ? date : null;
}

/**
 * Gives a player's age in whole years, by the calendar date they live at; null when the date is none. One born on
 * 29 February has their birthday on 1 March in a common year, the stricter of the two readings: nobody plays a day
 * early. A birth in the future gives a negative age. Source: S1 §5, requirements VAL-05.
 */
export function ageOn({ dateOfBirth, now, zone }: DateContext & { dateOfBirth: string }): number | null {
  if (!isDate(dateOfBirth)) return null;
  const today = localDate({ instant: now, zone });
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/**
 * Gives the date at which an unset date of birth is first shown: 18 years before today, and on 29 February the 28th,
 * so that it is itself of age. Source: S2 §5, requirements PRF-03.
 */
export function defaultDateOfBirth({ now, zone }: DateContext): string {
  const today = localDate({ instant: now, zone });
  const year = String(Number(today.slice(0, 4)) - AGE_RANGE.min).padStart(4, '0');
  const date = `${year}${today.slice(4)}`;
  return isDate(date) ? date : `${year}-02-28`;
}

/**
 * Gives the 100 years a picker offers, latest first: from the year of those who turn 18 this year backwards, so that
 * every accepted age is among them. Source: S1 §5 "The picker offers 100 years".
 */
export function birthYears({ now, zone }: DateContext): number[] {
  const latest = Number(localDate({ instant: now, zone }).slice(0, 4)) - AGE_RANGE.min;
  return Array.from({ length: YEARS_OFFERED }, (_, back) => latest - back);
}
