import { dateToUtc } from './calendar-date.ts';
import { offsetMs } from './zone.ts';

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;
const MINUTE = 60_000;

/** Reads a clock time `HH:mm` (midnight is `00:00`) as milliseconds of a wall-clock day; null for any other text. */
export function readClockTime(written: string): number | null {
  const found = TIME.exec(written);
  return found ? (Number(found[1]) * 60 + Number(found[2])) * MINUTE : null;
}

/**
 * Gives the instant at which a zone's clock shows a time (milliseconds of its day) on a date (`yyyy-MM-dd`); a time
 * that the clock skips is as long after midnight. A zone nobody knows reads as UTC.
 */
export function instantAt({ date, time, zone }: { date: string; time: number; zone: string }): number {
  const wall = dateToUtc(date) + time;
  const near = wall - offsetMs({ instant: wall, zone });
  return wall - offsetMs({ instant: near, zone });
}
