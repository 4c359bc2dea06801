/** A date as far as it is chosen; an empty text is a part not chosen yet. */
export type DateParts = { day: string; month: string; year: string };

/** One of the three parts. */
export type DatePart = keyof DateParts;

export const EMPTY_DATE: DateParts = { day: '', month: '', year: '' };
const PARTS: readonly DatePart[] = ['day', 'month', 'year'];
const LEAP_YEAR = 2000;

/** Takes `yyyy-MM-dd` apart; anything else, and a day its month does not have, is nothing chosen. */
export function parseDateParts(date: string): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  return year === '' || Number(day) > daysInMonth({ month, year }) ? EMPTY_DATE : { day, month, year };
}

/** Puts the parts together as `yyyy-MM-dd`; empty until all three are chosen. */
export function joinDateParts({ day, month, year }: DateParts): string {
  return day === '' || month === '' || year === '' ? '' : `${year}-${month}-${day}`;
}

/** How many days a month has; 31 while it is not chosen, 29 in February while the year is not. */
export function daysInMonth({ month, year }: Pick<DateParts, 'month' | 'year'>): number {
  if (month === '') return 31;
  return new Date(Date.UTC(Number(year || LEAP_YEAR), Number(month), 0)).getUTCDate();
}

/** Gives the parts with one changed; a day that its month does not have is not chosen any more. */
export function setDatePart(parts: DateParts, part: DatePart, value: string): DateParts {
  const next = { ...parts, [part]: value };
  return Number(next.day) > daysInMonth(next) ? { ...next, day: '' } : next;
}

function isDatePart(name: string): name is DatePart {
  return PARTS.some((part) => part === name);
}

/** The order in which a language writes the parts of a date. */
export function datePartOrder(locale: string): DatePart[] {
  const written = new Intl.DateTimeFormat(`${locale}-u-ca-gregory`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return written
    .formatToParts(Date.UTC(LEAP_YEAR, 0, 1))
    .map(({ type }) => type)
    .filter(isDatePart);
}

/** What a language writes between the parts of a date in figures. */
export function dateSeparator(locale: string): string {
  const written = new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`).formatToParts(
    Date.UTC(LEAP_YEAR, 0, 1),
  );
  const between = written.find(({ type }) => type === 'literal')?.value ?? '';
  return /[./-]/.exec(between)?.[0] ?? '/';
}

/** Writes a date in figures as a language orders it, `31.12.1990`; empty until all three parts are chosen. */
export function formatDateParts(parts: DateParts, locale: string): string {
  if (joinDateParts(parts) === '') return '';
  return datePartOrder(locale)
    .map((part) => parts[part])
    .join(dateSeparator(locale));
}

/** The months' names in a language, January first. */
export function monthNames(locale: string): string[] {
  const named = new Intl.DateTimeFormat(`${locale}-u-ca-gregory`, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => named.format(Date.UTC(LEAP_YEAR, month, 1)));
}
