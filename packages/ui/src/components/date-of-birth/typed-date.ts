import { datePartOrder, daysInMonth, monthNames, type DatePart, type DateParts } from './date-parts.ts';

/** The zeros of the digits that keyboards write: Latin, Arabic, Persian, full width. */
const ZEROS = [0x30, 0x660, 0x6f0, 0xff10];
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** What is typed or pasted is short; a long text is no date, and is not searched. */
const LONGEST = 40;
const YEARS = { first: 1800, last: 2199 } as const;

/** A month's name is read from this many of its letters. */
const SHORTEST_NAME = 3;

/**
 * Reads a whole date as it is typed or pasted, in a language's order: `31.12.1990`, `31/12/1990`, `31121990`, any digits.
 * Between dots the day comes first in every language. A year in front (`1990-12-31`) is read in every language; so is a
 * month that can only be a day, and a month by its name in that language or in English (`3 Apr 1990`, `April 3, 1990`).
 * Null for what is no date.
 */
export function parseTypedDate(typed: string, locale: string): DateParts | null {
  if (typed.length > LONGEST) return null;
  const text = toLatinDigits(typed).replaceAll(DIRECTION_MARKS, '');
  const [name = '', ...more] = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const figures = text.replace(name, ' ');
  if (more.length > 0 || /[^\d\s.,/،٫٬\-‐‑–−]/u.test(figures)) return null;
  const groups = figures.match(/\d+/g) ?? [];
  if (name !== '') return parseNamed(name, groups, locale);
  const order = datePartOrder(locale);
  if (groups.length === 1) return parseRun(groups[0] ?? '', order);
  const [first = '', second = '', third = ''] = groups;
  if (groups.length !== 3 || second.length > 2) return null;
  if (first.length === 4 && third.length <= 2) return toDate({ year: first, month: second, day: third });
  if (first.length > 2 || third.length !== 4) return null;
  const isDayFirst = isDotted(text) || order.indexOf('day') < order.indexOf('month');
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  return (
    toDate({ year: third, month, day }) ??
    (Number(month) > 12 ? toDate({ year: third, month: day, day: month }) : null)
  );
}

/** Whether both marks between the figures are dots: no language writes the month first that way. */
function isDotted(text: string): boolean {
  return /^\s*\d+\s*\.\s*\d+\s*\.\s*\d+\s*$/.test(text);
}

/** A day and a year beside a month's name, in any order: the year is the one of four digits. */
function parseNamed(name: string, groups: readonly string[], locale: string): DateParts | null {
  const [first = '', second = ''] = groups;
  const [day, year] = second.length === 4 ? [first, second] : [second, first];
  if (groups.length !== 2 || day.length > 2 || year.length !== 4) return null;
  return toDate({ year, month: findMonth(name, locale) || findMonth(name, 'en'), day });
}

/** The number of the one month whose name begins so in a language; empty where there is none, or more than one. */
function findMonth(name: string, locale: string): string {
  const start = foldLetters(name);
  const isMonth = (month: string) => foldLetters(month).startsWith(start);
  const names = monthNames(locale);
  const isOne = start.length >= SHORTEST_NAME && names.filter(isMonth).length === 1;
  return isOne ? String(names.findIndex(isMonth) + 1) : '';
}

/** Letters without case, accents and the dot that Turkish leaves out. */
function foldLetters(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');
}

/** Eight digits without anything between them, as on a keypad that has digits alone. */
function parseRun(run: string, order: readonly DatePart[]): DateParts | null {
  if (run.length !== 8) return null;
  return readRun(run, order) ?? readRun(run, ['year', 'month', 'day']);
}

function readRun(run: string, order: readonly DatePart[]): DateParts | null {
  const parts = { day: '', month: '', year: '' };
  let at = 0;
  for (const part of order) {
    const end = at + (part === 'year' ? 4 : 2);
    parts[part] = run.slice(at, end);
    at = end;
  }
  return toDate(parts);
}

function toDate(typed: DateParts): DateParts | null {
  const [year, month, day] = [typed.year, typed.month.padStart(2, '0'), typed.day.padStart(2, '0')];
  const isInReach = Number(year) >= YEARS.first && Number(year) <= YEARS.last;
  if (!isInReach || Number(month) < 1 || Number(month) > 12) return null;
  return Number(day) < 1 || Number(day) > daysInMonth({ month, year }) ? null : { year, month, day };
}

function toLatinDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((one) => code >= one && code < one + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}
