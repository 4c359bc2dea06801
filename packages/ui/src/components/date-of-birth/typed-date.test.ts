import { expect, test } from 'vitest';
import { datePartOrder, formatDateParts, joinDateParts } from './date-parts.ts';
import { parseTypedDate } from './typed-date.ts';

const LOCALES = ['en-GB', 'en-US', 'de', 'tr', 'ar', 'fa', 'ja'];

function read(typed: string, locale: string): string | null {
  const parts = parseTypedDate(typed, datePartOrder(locale));
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
