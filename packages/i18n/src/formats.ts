import { direction, isLocale } from '@baize/domain/locales';
import { currencyDigits } from '@baize/domain/currency-digits';
import { formatMoneyWithSymbol, formatStake, type MoneyWithSymbol } from '@baize/domain/money';
import { offsetMinutes, startOfDay, zoneCity } from '@baize/domain/zone';
import { formatClock, dateFormatter } from './clock-format.ts';
import { intlLocale } from './intl-locale.ts';

/*
 * Money, times and days as a player reads them, in the locale of the page (I18N-05), all by Intl. Clock times are a file
 * of their own: they are all that a first view needs.
 */
export { formatClock, formatClockSecond } from './clock-format.ts';

/**
 * One amount as text; never throws, whatever the currency code (domain `formatMoney`). Scripts that run
 * right to left print amounts as an isolated run from left to right, sign and symbol first, so that
 * `−€12.40` never turns over; a minus is U+2212 (look §4, §14). A whole amount of a currency that has no decimals shows
 * none: ¥4,000.
 */
export function formatMoneyText(ask: MoneyText): string {
  const { currency, crypto = false } = ask;
  const isWhole = typeof currency === 'string' && currencyDigits({ currency, crypto }) === 0;
  return formatAs(isWhole ? formatStake : formatMoneyWithSymbol, ask);
}

/** A stake as text: as money, but a whole one without decimals. */
export function formatStakeText(ask: MoneyText): string {
  return formatAs(formatStake, ask);
}

interface MoneyText {
  amount: number;
  currency: string;
  symbol?: string | null | undefined;
  locale: string;
  crypto?: boolean;
}

function formatAs(write: (money: MoneyWithSymbol) => string, ask: MoneyText): string {
  const turned = isLocale(ask.locale) && direction(ask.locale) === 'rtl';
  const locale = turned ? 'en' : intlLocale(ask.locale);
  return write({ ...ask, locale, crypto: ask.crypto ?? false }).replace('-', '\u2212');
}

/** A count or points, grouped and with two decimals at most: 6,400 or 12.5. */
export function formatNumber(ask: { value: number; locale: string }): string {
  return numberFormat(ask.locale, 'decimal').format(ask.value);
}

/** A share as a percentage: 0.08 is `8%`, of two decimals at most. */
export function formatPercent(ask: { share: number; locale: string }): string {
  return numberFormat(ask.locale, 'percent').format(ask.share);
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Making one costs more than using it a hundred times; there are as many as languages were shown. */
function numberFormat(locale: string, style: 'decimal' | 'percent'): Intl.NumberFormat {
  const key = `${style} ${locale}`;
  const known = numberFormats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(intlLocale(locale), { style, maximumFractionDigits: 2 });
  numberFormats.set(key, format);
  return format;
}

const DAY_STYLES = {
  /** Fri */
  weekday: { weekday: 'short' },
  /** F, where there is hardly room; the long form must be said beside it */
  'weekday-narrow': { weekday: 'narrow' },
  /** Friday */
  'weekday-long': { weekday: 'long' },
  /** 20 */
  day: { day: 'numeric' },
  /** 20 Nov */
  'day-month': { day: 'numeric', month: 'short' },
  /** Fri 20 */
  'weekday-day': { weekday: 'short', day: 'numeric' },
  /** Friday 20 November */
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  /** Friday 20 November 2026 */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** 20 November 2026 */
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 20 Nov 2026 */
  'short-date': { day: 'numeric', month: 'short', year: 'numeric' },
  /** Fri 20 Nov */
  medium: { weekday: 'short', day: 'numeric', month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** How much of a calendar date is said. */
export type DayStyle = keyof typeof DAY_STYLES;

/** A calendar date (`yyyy-MM-dd`) in words; a date has no zone, so none is applied. */
export function formatDay(ask: { date: string; locale: string; style: DayStyle }): string {
  const noon = Date.parse(`${ask.date}T12:00:00Z`);
  const options = { ...DAY_STYLES[ask.style], timeZone: 'UTC' };
  const locale = ask.locale === 'en' ? 'en-GB' : ask.locale;
  const text = dateFormatter(locale, options).format(noon);
  // English long dates read "Friday 20 November" on a calendar, without the comma of prose.
  return ask.locale === 'en' ? text.replace(',', '') : text;
}

/** A day and a clock time, both already in words, parted as this language parts them. */
export function joinDayClock(ask: { day: string; clock: string; locale: string }): string {
  return `${ask.day}${ask.locale === 'ar' ? '،' : ','} ${ask.clock}`;
}

/** Every deadline is said twice: in the player's time and in UTC. */
export interface Deadline {
  /** '00:00' in the player's zone. */
  player: string;
  /** 'Amsterdam' */
  city: string;
  /** '23:00', to stand before "UTC". */
  utc: string;
  /** 'UTC+1', as at that instant. */
  offset: string;
}

/** Both times of an instant, for the sentence that names a deadline. */
export function formatDeadline(ask: { instant: number; zone: string; locale: string }): Deadline {
  return {
    player: formatClock(ask),
    city: zoneCity(ask.zone),
    utc: formatClock({ ...ask, zone: 'UTC' }),
    offset: offsetText(offsetMinutes(ask)),
  };
}

/** The end of a local calendar day as a deadline: the first instant of the next one. */
export function dayEnd(ask: { nextDate: string; zone: string; locale: string }): Deadline {
  const instant = startOfDay({ date: ask.nextDate, zone: ask.zone });
  return formatDeadline({ instant, zone: ask.zone, locale: ask.locale });
}

/** 'UTC+1', 'UTC+5:45', 'UTC' for none. */
export function offsetText(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const size = Math.abs(minutes);
  const rest = size % 60;
  const hours = Math.trunc(size / 60);
  const sign = minutes < 0 ? '\u2212' : '+';
  return `UTC${sign}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}
