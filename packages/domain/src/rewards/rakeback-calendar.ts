import { addDays, isoWeekday, knownZone, localDate } from '../time/zone.ts';

const CELLS = 28;

/** A day's reward as the platform tells it: amount in the player's currency, paidAt an instant once paid. S1 §3. */
export type RakebackDay = {
  canClaimDate: string;
  bonusId: string | null;
  amount: number;
  paidAt: string | number | null;
};

/** What a day can be to the player; `last-chance` is yesterday, unpaid, signed in. domain-api.md. */
export const CELL_STATES = ['locked', 'empty', 'claimable', 'last-chance', 'claimed', 'missed'] as const;

/** What a day is to the player. */
export type CellState = (typeof CELL_STATES)[number];

/**
 * One day of the calendar. Exactly one of `ended`, `today`, `future` is true; `amount` is 0 where there is no
 * reward; `bonus` is the platform's day it was built from, or null. S1 §3 "Calendar cell".
 */
export type CalendarCell = {
  date: string;
  weekday: number;
  month: number;
  ended: boolean;
  today: boolean;
  future: boolean;
  showButton: boolean;
  bonus: RakebackDay | null;
  amount: number;
  bonusId: string | null;
  paidAt: string | number | null;
  state: CellState;
};

function amountOf(day: RakebackDay | null): number {
  return day && Number.isFinite(day.amount) && day.amount > 0 ? day.amount : 0;
}

/** Whether a day counts as paid: it names a moment of payment, readable or not. */
export function isPaidDay(day: Pick<RakebackDay, 'paidAt'> | null): boolean {
  const paidAt = day?.paidAt;
  return typeof paidAt === 'number' ? paidAt > 0 : typeof paidAt === 'string' && paidAt.trim() !== '';
}

function isClaimed(day: RakebackDay): boolean {
  return isPaidDay(day) && amountOf(day) > 0;
}

/** Two days of one date: the claimed one, then the larger amount, then the smaller id, whatever their order. */
function outranks(day: RakebackDay, rival: RakebackDay): boolean {
  if (isClaimed(day) !== isClaimed(rival)) return isClaimed(day);
  if (amountOf(day) !== amountOf(rival)) return amountOf(day) > amountOf(rival);
  return (day.bonusId ?? '') < (rival.bonusId ?? '');
}

function byDate(days: readonly (RakebackDay | null)[] | null | undefined): Map<string, RakebackDay> {
  const best = new Map<string, RakebackDay>();
  for (const day of days ?? []) {
    if (!day) continue;
    const rival = best.get(day.canClaimDate);
    if (!rival || outranks(day, rival)) best.set(day.canClaimDate, day);
  }
  return best;
}

/** Four weeks of dates from the Monday before this week's. */
function datesAround(today: string): string[] {
  const first = addDays(today, 1 - isoWeekday(today) - 7);
  return Array.from({ length: CELLS }, (_, index) => addDays(first, index));
}

type DayContext = { date: string; today: string; yesterday: string; signedIn: boolean };

function stateOf(day: RakebackDay | null, { date, today, yesterday, signedIn }: DayContext): CellState {
  if (date > today) return 'locked';
  if (amountOf(day) === 0) return 'empty';
  if (isPaidDay(day)) return 'claimed';
  if (date === today) return 'claimable';
  return signedIn && date === yesterday ? 'last-chance' : 'missed';
}

function cellOf(day: RakebackDay | null, place: DayContext): CalendarCell {
  const { date, today, signedIn } = place;
  const state = stateOf(day, place);
  return {
    date,
    weekday: isoWeekday(date),
    month: Number(date.slice(5, 7)),
    ended: date < today,
    today: date === today,
    future: date > today,
    showButton: signedIn && (state === 'claimable' || state === 'last-chance'),
    bonus: day,
    amount: amountOf(day),
    bonusId: day?.bonusId ?? null,
    paidAt: day?.paidAt ?? null,
    state,
  };
}

/**
 * Lays a player's rakeback days out as the 28 cells of the calendar: four weeks, Monday first, from the week before
 * the current one, in the player's zone. Today and yesterday can be claimed while unpaid and signed in.
 *
 * An amount that is not a finite positive number makes an empty day. Of several days for one date the claimed one is
 * shown, else the larger amount. A future day is locked whatever the platform says of it. A day without a bonusId
 * keeps its place and its button. An unknown zone reads as UTC. Source: S1 §4 "Rakeback day", §9.
 */
export function buildRakebackCalendar({
  days,
  now,
  zone,
  signedIn,
}: {
  days: readonly RakebackDay[];
  now: number;
  zone: string;
  signedIn: boolean;
}): CalendarCell[] {
  const today = localDate({ instant: now, zone });
  const yesterday = addDays(today, -1);
  const known = byDate(days);
  return datesAround(today).map((date) =>
    cellOf(known.get(date) ?? null, { date, today, yesterday, signedIn }),
  );
}

/** Spreads a seed and a date over 0…1, the same for the same two. */
function seededRandom(seed: number, date: string): number {
  let hash = 0x811c9dc5;
  for (const letter of `${seed}/${date}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

function demoDay({ date, today, seed }: { date: string; today: string; seed: number }): RakebackDay {
  const chance = seededRandom(seed, date);
  const cents = 100 + Math.floor(seededRandom(seed, `${date}/amount`) * 1900);
  const recent = date === today || date === addDays(today, -1);
  const empty = date > today;
  const paid = !recent && !empty && chance < 0.7;
  return {
    canClaimDate: date,
    bonusId: null,
    amount: empty ? 0 : cents / 100,
    paidAt: paid ? `${date}T12:00:00Z` : null,
  };
}

/**
 * Shows a visitor what the calendar is: the same 28 cells with made-up amounts (1 to 20), no buttons, every day up
 * to today with an amount. The same seed gives the same amount for a date whenever it is asked; to be marked as a demo. Source: S1 §4 "Anonymous users see a demo calendar".
 */
export function buildDemoCalendar({
  now,
  zone,
  seed,
}: {
  now: number;
  zone: string;
  seed: number;
}): CalendarCell[] {
  const today = localDate({ instant: now, zone });
  const days = datesAround(today).map((date) => demoDay({ date, today, seed }));
  return buildRakebackCalendar({ days, now, zone, signedIn: false });
}

/** What a claim sends: `query` and `body` of `rakeback-claim`, dates `yyyy-MM-dd` in the zone given. S1 §7. */
export type ClaimRequest = {
  query: { timeZone: string; customerDate: string; bonusId: string };
  body: { bonusId: string; claimDate: string; customerDate: string };
};

/**
 * Writes the claim of one day: its reward and date, and which date it is for the player who asks.
 * A day without a bonusId is asked for with an empty one, which the platform refuses in words. Source: S1 §7.
 */
export function claimRequest({
  cell,
  now,
  zone,
}: {
  cell: Pick<CalendarCell, 'bonusId' | 'date'>;
  now: number;
  zone: string;
}): ClaimRequest {
  const timeZone = knownZone(zone);
  const customerDate = localDate({ instant: now, zone: timeZone });
  const bonusId = cell.bonusId ?? '';
  return {
    query: { timeZone, customerDate, bonusId },
    body: { bonusId, claimDate: cell.date, customerDate },
  };
}
