import type { BonusCode } from '@baize/domain/errors';
import { addDays, isoWeekday, localDate, startOfDay } from '@baize/domain/zone';
import type { Offer } from './offer.ts';

type OfferTime = { offer: Offer; zone: string; now: number };

/** Whether an offer holds on this weekday and at this hour; the zone is the player's, that of hours the offer's own. */
export function checkSchedule({ offer, zone, now }: OfferTime): { code: BonusCode; until?: number } | null {
  const today = localDate({ instant: now, zone });
  if (!isOfferedOn(offer, today)) {
    return { code: 'VALID_ON_DAYS', until: startOfDay({ date: nextDay(offer, today), zone }) };
  }
  const { hours } = offer;
  if (!hours) return null;
  const clock = wallClock(now, hours.zone);
  if (clock < hours.from) return { code: 'START_TIME_ERROR', until: instantOf(hours, now) };
  return clock >= hours.to ? { code: 'END_TIME_ERROR' } : null;
}

/** Whether an offer holds on the weekday of a date. */
export function isOfferedOn({ days }: Offer, date: string): boolean {
  return days === undefined || days.includes(isoWeekday(date));
}

function nextDay(offer: Offer, today: string): string {
  const ahead = [1, 2, 3, 4, 5, 6, 7].find((count) => isOfferedOn(offer, addDays(today, count)));
  return addDays(today, ahead ?? 7);
}

/** The time of day in a zone, `HH:mm`. */
export function wallClock(now: number, zone: string): string {
  const options = { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('en-GB', options).format(now);
}

/** The instant at which the hours begin today: counted on from the wall clock, so right on all but two days a year. */
function instantOf({ from, zone }: { from: string; zone: string }, now: number): number {
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  const ahead = minutes(from) - minutes(wallClock(now, zone));
  return Math.floor(now / 60_000) * 60_000 + ahead * 60_000;
}
