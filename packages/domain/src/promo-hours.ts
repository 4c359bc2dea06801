import { addDays, dateToUtc } from './calendar-date.ts';
import { offsetMs } from './zone.ts';

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;
const MINUTE = 60_000;

/** The hours of a bonus on one day, both ends as instants (epoch ms); null is open at that end. */
export type PromoHours = { from: number | null; to: number | null };

/** When a zone's clock shows a time on a date; a time that the clock skips is as long after midnight. */
function instantOf({ date, time, zone }: { date: string; time: string; zone: string }): number | null {
  const found = TIME.exec(time);
  if (!found) return null;
  const wall = dateToUtc(date) + (Number(found[1]) * 60 + Number(found[2])) * MINUTE;
  const near = wall - offsetMs({ instant: wall, zone });
  return wall - offsetMs({ instant: near, zone });
}

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
  const from = fromTime === null ? null : instantOf({ date, time: fromTime, zone });
  const overnight = fromTime !== null && toTime !== null && toTime <= fromTime;
  const lastDate = overnight ? addDays(date, 1) : date;
  const to = toTime === null ? null : instantOf({ date: lastDate, time: toTime, zone });
  return from === null && to === null ? null : { from, to };
}
