const DAY = 86_400_000;
const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Midnight UTC of a calendar date, or null when the text is no real date. */
function readDate(date: string): number | null {
  const found = PATTERN.exec(date);
  if (!found) return null;
  const moment = new Date(0);
  moment.setUTCFullYear(Number(found[1]), Number(found[2]) - 1, Number(found[3]));
  return writeDate(moment.getTime()) === date ? moment.getTime() : null;
}

function writeDate(utcMidnight: number): string {
  return new Date(utcMidnight).toISOString().slice(0, 10);
}

/**
 * Tells whether a value is a real calendar date `yyyy-MM-dd` of the years 0000 to 9999 (no 30 February).
 * Source: contract.md, "Envelope".
 */
export function isDate(value: unknown): value is string {
  return typeof value === 'string' && readDate(value) !== null;
}

/**
 * Gives a calendar date as its midnight in UTC, epoch ms: the number that date arithmetic counts with.
 * Throws RangeError for a text that is no date; ask `isDate` first where the text comes from outside.
 */
export function dateToUtc(date: string): number {
  const midnight = readDate(date);
  if (midnight === null) throw new RangeError(`Not a calendar date: ${date}`);
  return midnight;
}

/** Gives the calendar date `yyyy-MM-dd` on which a UTC instant (epoch ms) falls in UTC. */
export function utcToDate(instant: number): string {
  return writeDate(instant);
}

/** Moves a calendar date by whole days, whatever clocks do meanwhile. Throws RangeError for no date. */
export function addDays(date: string, days: number): string {
  return writeDate(dateToUtc(date) + days * DAY);
}

/** Gives the day of the week of a calendar date: 1 Monday … 7 Sunday (ISO 8601). Throws RangeError for no date. */
export function isoWeekday(date: string): number {
  return new Date(dateToUtc(date)).getUTCDay() || 7;
}
