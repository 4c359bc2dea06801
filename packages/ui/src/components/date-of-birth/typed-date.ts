import { daysInMonth, type DatePart, type DateParts } from './date-parts.ts';

/** The zeros of the digits that keyboards write: Latin, Arabic, Persian, full width. */
const ZEROS = [0x30, 0x660, 0x6f0, 0xff10];
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** What is typed or pasted is short; a long text is no date, and is not searched. */
const LONGEST = 40;
const YEARS = { first: 1800, last: 2199 } as const;

/**
 * Reads a whole date as it is typed or pasted, in a language's order: `31.12.1990`, `31/12/1990`, `31121990`, any digits.
 * A year in front (`1990-12-31`) is read in every language; so is a month that can only be a day. Null for what is no date.
 */
export function parseTypedDate(typed: string, order: readonly DatePart[]): DateParts | null {
  if (typed.length > LONGEST) return null;
  const text = toLatinDigits(typed).replaceAll(DIRECTION_MARKS, '');
  if (/[^\d\s.,/،٫٬\-‐‑–−]/u.test(text)) return null;
  const groups = text.match(/\d+/g) ?? [];
  if (groups.length === 1) return parseRun(groups[0] ?? '', order);
  const [first = '', second = '', third = ''] = groups;
  if (groups.length !== 3 || second.length > 2) return null;
  if (first.length === 4 && third.length <= 2) return toDate({ year: first, month: second, day: third });
  if (first.length > 2 || third.length !== 4) return null;
  const isDayFirst = order.indexOf('day') < order.indexOf('month');
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  return (
    toDate({ year: third, month, day }) ??
    (Number(month) > 12 ? toDate({ year: third, month: day, day: month }) : null)
  );
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
