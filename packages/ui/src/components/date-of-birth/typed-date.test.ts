import { expect, test } from 'vitest';
import { formatDateParts, joinDateParts } from './date-parts.ts';
import { parseTypedDate } from './typed-date.ts';

const LOCALES = ['en-GB', 'en-US', 'de', 'tr', 'ar', 'fa', 'ja'];

function read(typed: string, locale: string): string | null {
  const parts = parseTypedDate(typed, locale);
  return parts && joinDateParts(parts);
}

const asWritten = [
  '31.12.1990',
  '31/12/1990',
  '31-12-1990',
  '31 12 1990',
  '31. 12. 1990',
  ' 31,12,1990 ',
  '1990-12-31',
  '1990/12/31',
  '1990.12.31',
  '12/31/1990',
  '٣١/١٢/١٩٩٠',
  '٣١‏/١٢‏/١٩٩٠',
  '۱۹۹۰/۱۲/۳۱',
  '３１/１２/１９９０',
  '19901231',
];

test.each(LOCALES.flatMap((locale) => asWritten.map((typed) => [locale, typed] as const)))(
  'in %s %o is the last day of 1990 [VAL-05]',
  (locale, typed) => {
    expect(read(typed, locale)).toBe('1990-12-31');
  },
);

test.each([
  ['en-GB', '03/04/1990', '1990-04-03'],
  ['en-US', '03/04/1990', '1990-03-04'],
  ['de', '3.4.1990', '1990-04-03'],
  ['tr', '3.4.1990', '1990-04-03'],
  ['ar', '٣/٤/١٩٩٠', '1990-04-03'],
  ['ja', '1990/3/4', '1990-03-04'],
  ['en-GB', '03041990', '1990-04-03'],
  ['en-US', '03041990', '1990-03-04'],
  ['de', '29.02.2000', '2000-02-29'],
])('in %s %o is %s [VAL-05]', (locale, typed, date) => {
  expect(read(typed, locale)).toBe(date);
});

test.each(
  LOCALES.flatMap((locale) =>
    ['3.4.1990', '03.04.1990', ' 3. 4. 1990 ', '٣.٤.١٩٩٠'].map((typed) => [locale, typed]),
  ),
)('in %s the day comes first between dots: %o [VAL-05]', (locale = '', typed = '') => {
  expect(read(typed, locale)).toBe('1990-04-03');
});

test.each([
  ['en-US', '3/4/1990', '1990-03-04'],
  ['en-US', '3-4-1990', '1990-03-04'],
  ['en-US', '3.4/1990', '1990-03-04'],
])('in %s other marks keep the order of the language: %o is %s [VAL-05]', (locale, typed, date) => {
  expect(read(typed, locale)).toBe(date);
});

test.each([
  ['en-US', 'April 3, 1990', '1990-04-03'],
  ['en-US', '3 april 1990', '1990-04-03'],
  ['en-GB', '3-Sept-1990', '1990-09-03'],
  ['en-GB', '1990 APR 03', '1990-04-03'],
  ['de', '3. April 1990', '1990-04-03'],
  ['de', '3. Mär. 1990', '1990-03-03'],
  ['de', '3 Dec 1990', '1990-12-03'],
  ['tr', '3 Nisan 1990', '1990-04-03'],
  ['tr', '3 KASIM 1990', '1990-11-03'],
  ['tr', '3 april 1990', '1990-04-03'],
  ['ar', '٣ أبريل ١٩٩٠', '1990-04-03'],
  ['fa', 'May 3 1990', '1990-05-03'],
  ['en', '29 February 2000', '2000-02-29'],
])('in %s the month is read by its name: %o is %s [VAL-05]', (locale, typed, date) => {
  expect(read(typed, locale)).toBe(date);
});

test.each([
  'April 1990',
  '3 April',
  '3 April 90',
  '003 April 1990',
  '3 April 01990',
  '30 February 1990',
  '31 April 1990',
  '3 Ju 1990',
  '3 Ma 1990',
  '3 Xyz 1990',
  '3 April May 1990',
  '3 4 April 1990',
  '3 Aprilis 1990',
])('%o names no date [VAL-05]', (typed) => {
  for (const locale of LOCALES) expect(read(typed, locale)).toBeNull();
});

test.each([
  '',
  '31.12.',
  '31.12.90',
  '31.02.1990',
  '29.02.1990',
  '30/02/1990',
  '00.12.1990',
  '31.00.1990',
  '13.13.1990',
  '31.12.0990',
  '31.12.19900',
  '1990-12',
  '1990-12-31-1',
  '199012311',
  '1121990',
  '311.2.1990',
  'x31.12.1990',
  '31.12.1990 <b>',
  '1990-06-15T00:00:00.000Z',
  `${' '.repeat(100_000)}31.12.1990`,
])('%o is no date anywhere [VAL-05]', (typed) => {
  for (const locale of LOCALES) expect(read(typed, locale)).toBeNull();
});

test('every date reads back as each language writes it [VAL-05]', () => {
  for (let day = Date.UTC(1920, 0, 1); day < Date.UTC(2010, 0, 1); day += 131 * 86_400_000) {
    const date = new Date(day).toISOString().slice(0, 10);
    const [year = '', month = '', dayOfMonth = ''] = date.split('-');
    for (const locale of LOCALES)
      expect(read(formatDateParts({ year, month, day: dayOfMonth }, locale), locale)).toBe(date);
  }
});

test('every date reads back with its month in letters, in each language [VAL-05]', () => {
  for (const locale of ['en-GB', 'en-US', 'de', 'tr', 'ar']) {
    const named = new Intl.DateTimeFormat(`${locale}-u-ca-gregory`, { dateStyle: 'long', timeZone: 'UTC' });
    for (let month = 0; month < 12; month += 1) {
      const day = Date.UTC(1990, month, 13);
      expect(read(named.format(day), locale)).toBe(new Date(day).toISOString().slice(0, 10));
    }
  }
});
