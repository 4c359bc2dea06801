import { addDays } from '../time/calendar-date.ts';
import { instantAt, readClockTime } from '../time/clock-time.ts';

/** The hours of a bonus on one day, both ends as instants (epoch ms); null is open at that end. */
export type PromoHours = { from: number | null; to: number | null };

/**
 * Gives the hours of a bonus on a date of its own zone as instants, so that they can be told in the player's time and
 * in UTC; null where it has no hours, or none that can be read. Hours that end before they begin run over midnight. A
 * zone nobody knows reads as UTC. Source: contract.md get-all-bonus; issue 6, point 1.
 */
export function promoHours({
  fromTime,
  toTime,
  timeZone,
  date,
}: {
  fromTime: string | null;
  toTime: string | null;
  timeZone: string | null;
  date: string;
}): PromoHours | null {
  const zone = timeZone ?? 'UTC';
  const opens = fromTime === null ? null : readClockTime(fromTime);
  const closes = toTime === null ? null : readClockTime(toTime);
  const overnight = opens !== null && closes !== null && closes <= opens;
  const lastDate = overnight ? addDays(date, 1) : date;
  const from = opens === null ? null : instantAt({ date, time: opens, zone });
  const to = closes === null ? null : instantAt({ date: lastDate, time: closes, zone });
  return from === null && to === null ? null : { from, to };
}
