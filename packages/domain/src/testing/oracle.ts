import { DateTime } from 'luxon';
import type { CellState, RakebackDay } from '../rewards/rakeback-calendar.ts';

/** The local date by luxon. */
export function luxonDate(now: number, zone: string): string {
  return DateTime.fromMillis(now, { zone }).toFormat('yyyy-MM-dd');
}

function luxonMonday(now: number, zone: string): DateTime {
  return DateTime.fromISO(luxonDate(now, zone), { zone: 'utc' }).startOf('week').minus({ weeks: 1 });
}

/** The first of the 28 dates by luxon. */
export function luxonFirstDate(now: number, zone: string): string {
  return luxonMonday(now, zone).toFormat('yyyy-MM-dd');
}

/** The 28 dates by luxon: its week of today's date, taken in UTC where no day is ever missing. */
export function luxonDates(now: number, zone: string): readonly string[] {
  const monday = luxonMonday(now, zone);
  return Array.from({ length: 28 }, (_, day) => monday.plus({ days: day }).toFormat('yyyy-MM-dd'));
}

/** The next mark by looking at the wall clock of every whole minute to come. */
export function nextMarkByScanning(now: number, zone: string): number {
  let minute = Math.floor(now / 60_000) * 60_000 + 60_000;
  while (DateTime.fromMillis(minute, { zone }).minute % 30 !== 0) minute += 60_000;
  return minute;
}

type Judged = { state: CellState; showButton: boolean };

/** A day's state as the sources tell it, sentence by sentence, with one row of the platform at most. */
export function expectedCellState(
  day: RakebackDay | undefined,
  at: { daysAgo: number; signedIn: boolean },
): Judged {
  const rewarded =
    day !== undefined && typeof day.amount === 'number' && day.amount > 0 && day.amount < Infinity;
  const paid = day !== undefined && day.paidAt !== null && day.paidAt !== '';
  const open = at.daysAgo === 0 || at.daysAgo === 1;
  const showButton = open && at.signedIn && rewarded && !paid;
  if (at.daysAgo < 0) return { state: 'locked', showButton: false };
  if (!rewarded) return { state: 'empty', showButton };
  if (paid) return { state: 'claimed', showButton };
  if (at.daysAgo === 0) return { state: 'claimable', showButton };
  return { state: showButton ? 'last-chance' : 'missed', showButton };
}
