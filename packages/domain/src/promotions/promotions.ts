import { bonusAdvice } from '../errors/bonus-advice.ts';
import type { BonusCode } from '../errors/errors.ts';
import { readInstant } from '../time/instant-text.ts';
import { readNumber } from '../money/number-text.ts';
import { addDays, isDate, isoWeekday, localDate, startOfDay } from '../time/zone.ts';

/** How many characters of a banner's title show at most. Source: S1 §9 "Banner titles cut to 35 characters". */
export const BANNER_TITLE_CHARACTERS = 35;

/** The kinds of bonus the promo calendar can be narrowed to. Source: S1 §9 "Promo bonus types". */
export const PROMO_TYPES = ['freespins', 'deposit', 'no_deposit'] as const;

/** One of the kinds of bonus the promo calendar can be narrowed to. */
export type PromoType = (typeof PROMO_TYPES)[number];

const SUNDAY = 7;
const WEEKDAYS: readonly number[] = [1, 2, 3, 4, 5, 6, SUNDAY];
const DAY_NAMES: readonly string[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Cuts a banner's title to `max` characters as people count them (graphemes): a longer one becomes its first `max` - 1
 * and `…`, spaces before it kept. A fraction of `max` does not count; below 1 nothing is left; without a readable
 * `max` it is 35. What is no text is an empty title. Source: S1 §9; requirements PRO-02.
 */
export function bannerTitle(title: unknown, max = BANNER_TITLE_CHARACTERS): string {
  if (typeof title !== 'string') return '';
  const most = Math.floor(Number.isNaN(max) ? BANNER_TITLE_CHARACTERS : max);
  if (most < 1) return '';
  let count = 0;
  let cut = 0;
  for (const { index } of characters.segment(title)) {
    if (count === most - 1) cut = index;
    if (count === most) return `${title.slice(0, cut)}…`;
    count += 1;
  }
  return title;
}

type Days = number | string | readonly (number | string)[] | null | undefined;
type InstantOrDate = number | string | null | undefined;

/**
 * What of a bonus the promo calendar reads; rows of get-all-bonus and bonus labels carry it, all of it may be absent.
 * `type` in any spelling (`Free Spins` is freespins); days of the week 1 Monday … 7 Sunday (0 is Sunday too), or their
 * English names, one or a list, none meaning every day; start and end as instants (epoch ms or ISO 8601 with offset) or `yyyy-MM-dd` dates of
 * the player's own calendar, both days included. Of several names for one thing the first present counts.
 */
export type DatedBonus = {
  type?: string | null | undefined;
  validOnDays?: Days;
  dayOfWeek?: Days;
  daysOfWeek?: Days;
  weekdays?: Days;
  weekDays?: Days;
  weekday?: Days;
  days?: Days;
  day?: Days;
  start?: InstantOrDate;
  startDate?: InstantOrDate;
  startAt?: InstantOrDate;
  startTime?: InstantOrDate;
  expiry?: InstantOrDate;
  expiryDate?: InstantOrDate;
  expiresAt?: InstantOrDate;
  endDate?: InstantOrDate;
  endAt?: InstantOrDate;
  endTime?: InstantOrDate;
};

/** One local day: its date, its first instant and the next day's (epoch ms). */
type Day = { date: string; from: number; to: number };

function kindOf(type: unknown): string {
  return typeof type === 'string' ? type.toLowerCase().replaceAll(/[\s_-]/g, '') : '';
}

function first(values: readonly unknown[]): unknown {
  return values.find((value) => value !== null && value !== undefined && value !== '') ?? null;
}

/** A list, or one text that lists by commas. */
function listOf(given: unknown): readonly unknown[] {
  if (Array.isArray(given)) return given;
  return typeof given === 'string' ? given.split(',') : [given];
}

/** A day by its number (0 is Sunday too) or by its English name or the first three letters of it. */
function dayNumber(day: unknown): number | null {
  const number = readNumber(day);
  if (number !== null || typeof day !== 'string') return number === 0 ? SUNDAY : number;
  const place = DAY_NAMES.indexOf(day.trim().toLowerCase().slice(0, 3));
  return place < 0 ? null : place + 1;
}

function isOnWeekday(bonus: DatedBonus, weekday: number): boolean {
  const { validOnDays, dayOfWeek, daysOfWeek, weekdays, weekDays, weekday: one, days: some, day } = bonus;
  const given = first([validOnDays, dayOfWeek, daysOfWeek, weekdays, weekDays, one, some, day]);
  const days = given === null ? [] : listOf(given);
  return days.length === 0 || days.map(dayNumber).includes(weekday);
}

function hasBegun(bonus: DatedBonus, day: Day): boolean {
  const start = first([bonus.start, bonus.startDate, bonus.startAt, bonus.startTime]);
  if (start === null) return true;
  if (isDate(start)) return start <= day.date;
  const instant = readInstant(start);
  return instant !== null && instant < day.to;
}

function isNotOver(bonus: DatedBonus, day: Day): boolean {
  const { expiry, expiryDate, expiresAt, endDate, endAt, endTime } = bonus;
  const end = first([expiry, expiryDate, expiresAt, endDate, endAt, endTime]);
  if (end === null) return true;
  if (isDate(end)) return end >= day.date;
  const instant = readInstant(end);
  return instant !== null && instant > day.from;
}

/** A date as a day of a zone. */
function dayOf(date: string, zone: string): Day {
  return {
    date,
    from: startOfDay({ date, zone }),
    to: startOfDay({ date: addDays(date, 1), zone }),
  };
}

/** What a list of the promo calendar is made from; `type` in any spelling, none for all of them. */
type DayList<Bonus> = { bonuses: readonly Bonus[]; zone: string; type?: string | null | undefined };

/**
 * Gives the bonuses that can be had on a date (`yyyy-MM-dd`) of the player's zone, unchanged and in their order: on that
 * weekday, begun before the day is over and not over when it begins (an end at its very first instant is over), and of
 * the type asked for, if one is. A bonus whose start or end cannot be read is left out: nobody is promised what may be
 * over. Source: S1 §2 "Promo calendar"; requirements PRO-03.
 */
export function bonusOnDate<Bonus extends DatedBonus>(ask: DayList<Bonus> & { date: string }): Bonus[] {
  const { bonuses, date, zone, type } = ask;
  if (!Array.isArray(bonuses) || !isDate(date)) return [];
  const day = dayOf(date, zone);
  const weekday = isoWeekday(date);
  const kind = kindOf(type);
  const rows: readonly Bonus[] = bonuses;
  return rows.filter((bonus) => {
    if (typeof bonus !== 'object' || bonus === null) return false;
    const wanted = kind === '' || kindOf(bonus.type) === kind;
    return wanted && isOnWeekday(bonus, weekday) && hasBegun(bonus, day) && isNotOver(bonus, day);
  });
}

/**
 * Gives the bonuses of a weekday (1 Monday … 7 Sunday; any other has none) of the week, Monday first, in which the
 * player lives now. Source: S1 §2 "Promo calendar"; requirements PRO-03.
 */
export function bonusOnDay<Bonus extends DatedBonus>(
  ask: DayList<Bonus> & { weekday: number; now: number },
): Bonus[] {
  const { weekday, now, ...list } = ask;
  if (!WEEKDAYS.includes(weekday)) return [];
  const today = localDate({ instant: now, zone: list.zone });
  return bonusOnDate({ ...list, date: addDays(today, weekday - isoWeekday(today)) });
}

/**
 * Lists the days of the promo calendar: the player's today and the six after it. Each weekday is there once, and none of
 * them is over: what is gone can no longer be taken. Requirements PRO-03.
 */
export function calendarDates(today: string): string[] {
  return WEEKDAYS.map((_, ahead) => addDays(today, ahead));
}

/** What of a promotion tells how it stands to whoever looks; `status` is that of the bonus taken from it. */
type PromoStatusInput = {
  claimed: boolean;
  check: { code: string } | null | undefined;
  status?: string | undefined;
};

/** How a promotion stands to whoever looks: open to them, theirs already, or closed with a reason. */
export type PromoStatus = 'open' | 'had' | 'closed';

/** These tell of a bonus that runs, which may be this very one; of one taken before they say nothing. */
const RUNNING_BONUS_CODES: readonly string[] = ['ACTIVE_BONUS', 'ACTIVE_FREE_SPINS'] satisfies BonusCode[];

/**
 * Tells how a promotion stands to whoever looks; to a visitor every one is open. A bonus one has is not called closed;
 * one that was taken, but runs no more, is closed for the reason that the platform gives (given up: `CANCELLED`).
 */
export function promoStatus({ claimed, check, status }: PromoStatusInput): PromoStatus {
  if (status === 'active') return 'had';
  const reason = check?.code ?? null;
  if (claimed && (reason === null || RUNNING_BONUS_CODES.includes(reason))) return 'had';
  return reason === null ? 'open' : 'closed';
}

type OnDate = {
  promotion: PromoStatusInput & { check: PromoCheck | null | undefined };
  date: string;
  zone: string;
};
type PromoCheck = { code: string; until?: InstantOrDate };

/**
 * Tells how a promotion stands on a day of the promo calendar (`yyyy-MM-dd`) that it is valid on: a reason that is over
 * by itself before that day ends closes nothing then. A day that cannot be read is as now. Requirements PRO-03, PRO-05.
 */
export function promoStatusOn({ promotion, date, zone }: OnDate): PromoStatus {
  const standing = promoStatus(promotion);
  const { check } = promotion;
  if (standing !== 'closed' || !check || !isDate(date) || bonusAdvice(check.code).ends !== 'opens')
    return standing;
  const until = readInstant(check.until);
  return until !== null && until < dayOf(date, zone).to ? 'open' : standing;
}

const STATUS_ORDER = { open: 0, had: 1, closed: 2 } as const satisfies Record<PromoStatus, number>;

/**
 * Puts what is open to the player first, then what they have, then what is closed to them, else in the platform's
 * order. Each page of `pageSize` rows is put in order by itself: what has been read stays in place when more come.
 */
export function sortOpenFirst<Row extends PromoStatusInput>(
  rows: readonly Row[],
  pageSize = Infinity,
): Row[] {
  const turn = (row: Row) => STATUS_ORDER[promoStatus(row)];
  const page = (row: number) => Math.floor(row / pageSize);
  return rows
    .map((row, place) => ({ row, page: page(place) }))
    .toSorted((one, other) => one.page - other.page || turn(one.row) - turn(other.row))
    .map(({ row }) => row);
}
