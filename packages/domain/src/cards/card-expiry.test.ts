import * as fc from 'fast-check';
import { DateTime } from 'luxon';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { expirySchema, readExpiry, formatExpiryInput } from './card-expiry.ts';
import { RUNS } from '../testing/runs.ts';

const REQUIRED = ['form.validation.invalid.required'];
const NO_DATE = ['form.validation.invalid.card.expiry'];
const FAR = ['form.validation.invalid.card.expiry.far'];
const EXPIRED = ['form.validation.invalid.card.expired'];
const now = Date.UTC(2026, 10, 21, 12);

function expiry(value: unknown, at = now): unknown {
  const read = v.safeParse(expirySchema({ now: at }), value);
  return read.success ? read.output : read.issues.map(({ message }) => message);
}

test.each([
  ['11/26', '11/26'],
  ['12/26', '12/26'],
  ['01/27', '01/27'],
  [' 11/26 ', '11/26'],
  ['11/26\n', '11/26'],
  ['1/27', '01/27'],
  ['11/2027', '11/27'],
  ['1/2027', '01/27'],
  ['2027-11', '11/27'],
  ['2027-1', '01/27'],
  ['2027/11', '11/27'],
  ['202711', '11/27'],
  ['11-27', '11/27'],
  ['11.27', '11/27'],
  ['11–27', '11/27'],
  ['1127', '11/27'],
  ['112027', '11/27'],
  ['11 27', '11/27'],
  ['11 / 27', '11/27'],
  ['11  /  2027', '11/27'],
  ['١١/٢٧', '11/27'],
  ['١/٢٠٢٧', '01/27'],
  ['۱۱/۲۷', '11/27'],
  ['१२/३०', '12/30'],
  ['１１／２７', '11/27'],
  ['\u200f١١/٢٧\u200f', '11/27'],
  ['12/46', '12/46'],
  ['01/47', FAR],
  ['12/99', FAR],
  ['12/2100', FAR],
  ['10/26', EXPIRED],
  ['12/25', EXPIRED],
  ['01/26', EXPIRED],
  ['01/00', EXPIRED],
  ['12/1999', EXPIRED],
  ['2025-12', EXPIRED],
  ['', REQUIRED],
  ['  ', REQUIRED],
  [null, REQUIRED],
  [1126, REQUIRED],
  ['00/27', NO_DATE],
  ['13/27', NO_DATE],
  ['20/27', NO_DATE],
  ['2027-13', NO_DATE],
  ['2027-00', NO_DATE],
  ['011/27', NO_DATE],
  ['11/7', NO_DATE],
  ['11/207', NO_DATE],
  ['127', NO_DATE],
  ['27/11', NO_DATE],
  ['11/27x', NO_DATE],
  ['x11/27', NO_DATE],
  ['MM/YY', NO_DATE],
  ['11//27', NO_DATE],
  ['-1/27', NO_DATE],
  ['11/27/2027', NO_DATE],
])('on 21 November 2026 the expiry %o is %o [PAY-02]', (typed, said) => {
  expect(expiry(typed)).toEqual(said);
});

const month = fc.integer({ min: 1, max: 12 });
const year = fc.integer({ min: 20, max: 98 });
const two = (value: number) => String(value).padStart(2, '0');

test('a card is valid through its month’s end in UTC, and no longer [PAY-02]', () => {
  const away = fc.integer({ min: -40 * 86_400_000, max: 40 * 86_400_000 });
  fc.assert(
    fc.property(month, year, away, (month, year, by) => {
      const typed = `${two(month)}/${String(year)}`;
      const start = DateTime.fromObject({ year: 2000 + year, month }, { zone: 'utc' });
      const end = start.plus({ months: 1 }).toMillis();
      expect(expiry(typed, end - 1)).toBe(typed);
      expect(expiry(typed, end)).toEqual(EXPIRED);
      expect(expiry(typed, end + by)).toEqual(by < 0 ? typed : EXPIRED);
    }),
    RUNS,
  );
});

/** One expiry in each form that people and browsers write. */
const FORMS: readonly ((month: number, year: number) => string)[] = [
  (month, year) => `${two(month)}/${String(year)}`,
  (month, year) => `${String(month)}/${String(year)}`,
  (month, year) => `${two(month)}/20${String(year)}`,
  (month, year) => `${String(month)} / 20${String(year)}`,
  (month, year) => `20${String(year)}-${two(month)}`,
  (month, year) => `20${String(year)}/${String(month)}`,
  (month, year) => two(month) + String(year),
  (month, year) => `${two(month)}20${String(year)}`,
  (month, year) => `${two(month)} - ${String(year)}`,
];
const scripted = (text: string, zero: number) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const zeros = fc.constantFrom(0x30, 0x06_60, 0x06_f0, 0x09_66, 0xff_10);

test('an expiry is understood in every form and script, pasted or filled in at once [PAY-02]', () => {
  fc.assert(
    fc.property(
      month,
      year,
      fc.constantFrom(...FORMS),
      zeros,
      fc.string(),
      (month, year, form, zero, before) => {
        const text = scripted(form(month, year), zero);
        const printed = `${two(month)}/${String(year)}`;
        expect(readExpiry(text)).toEqual({ month, year: 2000 + year });
        // What is left as it stands, for it may grow, is understood all the same.
        const shown = formatExpiryInput(text, `${before}x`);
        expect([printed, `20${String(year)}/1`]).toContain(shown);
      },
    ),
    RUNS,
  );
});

/** Types a text sign by sign. */
const typed = (text: string) =>
  Array.from(text).reduce((before, sign) => formatExpiryInput(before + sign, before), '');

test('an expiry typed sign by sign is written as it is printed, in every form and script [PAY-02]', () => {
  fc.assert(
    fc.property(month, year, fc.constantFrom(...FORMS), zeros, (month, year, form, zero) => {
      const text = scripted(form(month, year), zero);
      const shown = typed(text);
      expect(readExpiry(shown)).toEqual({ month, year: 2000 + year });
    }),
    RUNS,
  );
});

test.each([
  ['1', '1'],
  ['12', '12/'],
  ['1230', '12/30'],
  ['130', '01/30'],
  ['1/30', '01/30'],
  ['3', '03/'],
  ['230', '02/30'],
  ['2/30', '02/30'],
  ['12/2030', '12/30'],
  ['122030', '12/30'],
  ['2030-12', '12/30'],
  ['2030-1', '2030-1'],
  ['12/1999', '12/1999'],
  ['ab', ''],
])('%s typed sign by sign stands there as %s', (text, shown) => expect(typed(text)).toBe(shown));

test('the stroke goes when the last digit before it does', () => {
  expect(formatExpiryInput('12/3', '12/30')).toBe('12/3');
  expect(formatExpiryInput('12/', '12/3')).toBe('12');
  expect(formatExpiryInput('12', '12/')).toBe('12');
  expect(formatExpiryInput('1', '12')).toBe('1');
});

test('whatever is typed keeps no sign that is no digit or mark, and throws nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, before) => {
      expect(formatExpiryInput(text, before)).toMatch(/^[\d/.\s-]*$/);
    }),
    RUNS,
  );
});
