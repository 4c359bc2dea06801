import * as v from 'valibot';
import { utcToDate } from '../time/calendar-date.ts';
import { fieldText, textCheck } from '../fields/field-schema.ts';
import type { ValidationMessage } from '../fields/validation-messages.ts';
import { westernDigits, withoutDirectionMarks } from '../money/western-digits.ts';

/** A card's expiry as read: the month 1 to 12, the year with all its digits. */
type Expiry = { month: number; year: number };

const MARK = String.raw` ?[ /.\-\u2010-\u2015\u2212] ?`;
const MONTH_FIRST = new RegExp(`^(\\d{1,2})${MARK}(\\d{2}|\\d{4})$`);
const YEAR_FIRST = new RegExp(`^(\\d{4})${MARK}(\\d{1,2})$`);
/** Digits alone: the month has two of them, and a year that stands first is known by its 20. */
const BARE_MONTH_FIRST = /^(0[1-9]|1[0-2])(\d{2}|\d{4})$/;
const BARE_YEAR_FIRST = /^(20\d{2})(0[1-9]|1[0-2])$/;

/** The month of `2030-1` may be the first digit of one of two. */
const MAY_GROW = /^20\d{2}\D+[01]$/;

/** No bank prints a card for longer. */
const MAX_YEARS_AHEAD = 20;

function yearOf(text: string): number {
  return Number(text.length === 2 ? `20${text}` : text);
}

/** Western digits without direction marks, and one space for many. */
function normalizeInput(text: string): string {
  return withoutDirectionMarks(westernDigits(text.normalize('NFKC')))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * Reads a card's expiry as people write, paste and autofill it: `12/30`, `1/30`, `12/2030`, `2030-12`, `1230`, with spaces
 * or other marks between, in the digits of any script; null for what is no month with its year.
 */
export function readExpiry(typed: string): Expiry | null {
  const text = normalizeInput(typed);
  const monthFirst = MONTH_FIRST.exec(text) ?? BARE_MONTH_FIRST.exec(text);
  const yearFirst = YEAR_FIRST.exec(text) ?? BARE_YEAR_FIRST.exec(text);
  const [, month = '', year = ''] = monthFirst ?? [null, yearFirst?.[2], yearFirst?.[1]];
  const found = { month: Number(month), year: yearOf(year) };
  return month !== '' && found.month >= 1 && found.month <= 12 ? found : null;
}

/** Two digits of the year stand for this century alone. */
function formatExpiry({ month, year }: Expiry): string {
  const digits = year >= 2000 && year < 2100 ? String(year).slice(2) : String(year).padStart(4, '0');
  return `${String(month).padStart(2, '0')}/${digits}`;
}

/**
 * A card's expiry, in any form that `readExpiry` understands; returns `MM/YY`. Valid through the end of its month in UTC;
 * ours: at most 20 years ahead, for a later one is a slip of the finger. `now` is epoch ms. Source: S2 §9 "Card form".
 */
export function expirySchema({ now }: { now: number }) {
  return v.pipe(
    fieldText,
    textCheck((text) => expiryError(text, now)),
    v.transform((text) => {
      const expiry = readExpiry(text);
      return expiry === null ? text : formatExpiry(expiry);
    }),
  );
}

function expiryError(text: string, now: number): ValidationMessage | null {
  if (normalizeInput(text) === '') return 'form.validation.invalid.required';
  const expiry = readExpiry(text);
  if (expiry === null) return 'form.validation.invalid.card.expiry';
  const [thisYear = 0, thisMonth = 0] = utcToDate(now).split('-').map(Number);
  if (expiry.year > thisYear + MAX_YEARS_AHEAD) return 'form.validation.invalid.card.expiry.far';
  const isOver = expiry.year < thisYear || (expiry.year === thisYear && expiry.month < thisMonth);
  return isOver ? 'form.validation.invalid.card.expired' : null;
}

/**
 * Writes an expiry as it is printed while it is typed, pasted or filled in: the stroke comes by itself, and goes when the
 * last digit before it does. What may still become a longer form (`20…`, a year of four digits) is left as it is.
 */
export function formatExpiryInput(typed: string, before: string): string {
  const text = normalizeInput(typed);
  if (text.length < before.length && before.startsWith(text)) return text.replace(/\D+$/, '');
  const whole = MAY_GROW.test(text) ? null : readExpiry(text);
  if (whole) return formatExpiry(whole);
  if (text.startsWith('20')) return text.replaceAll(/[^\d/.\s-]/g, '').slice(0, 9);
  const [, head = '', rest = ''] = /^\D*(\d*)(.*)$/s.exec(text) ?? [];
  const length = monthLength(head, rest);
  const digits = head + rest.replaceAll(/\D/g, '');
  if (length === null) return digits;
  const year = digits.slice(length, length + 4);
  return `${digits.slice(0, length).padStart(2, '0')}/${year}`;
}

/** How many of the first digits are the month; null while one more may still belong to it. */
function monthLength(head: string, rest: string): 1 | 2 | null {
  if (head === '') return null;
  if (head.length === 1) return rest !== '' || head > '2' ? 1 : null;
  return Number(head.slice(0, 2)) > 12 ? 1 : 2;
}
