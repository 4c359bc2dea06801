import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv, formatZonedTimestamp } from './csv.ts';
import { RUNS } from '../testing/runs.ts';

const line = (...cells: string[]) => toCsv({ head: cells, rows: [] }).slice(1, -2);

test('a file begins with the mark of UTF-8 and ends each line for every spreadsheet', () => {
  expect(toCsv({ head: ['Date', 'Amount'], rows: [['2026-11-20', '-12.40']] })).toBe(
    '\ufeffDate,Amount\r\n2026-11-20,-12.40\r\n',
  );
});

test('commas, quotes and lines stay within their cell', () => {
  expect(line('a,b', 'say "no"', 'two\nlines')).toBe('"a,b","say ""no""","two\nlines"');
});

test.each(['=1+1', '+31 6', '-2+3', '@SUM(A1)', '  =1', '\t=1', '\t', '\r=1', '\rx', '＝1', '|cmd', '%0A'])(
  'no cell is run as a formula: %o [PAY-10]',
  (text) => expect(line(text).replace(/^"/, '').startsWith("'")).toBe(true),
);

test.each(['-12.40', '0.00000001', '248.5', '-0'])('a number stays a number: %s', (text) =>
  expect(line(text)).toBe(text),
);

test('marks of the screen are left out', () => {
  expect(line('\u2066€12.40\u2069')).toBe('€12.40');
});

/** Reads a line back as a spreadsheet does. */
function read(text: string): string[] {
  const [first = '', ...rest] = text.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  return [first, ...rest].map((one) => one.replace(/^"([^]*)"$/, '$1').replaceAll('""', '"'));
}

test('whatever a game or method is called, as many cells come out as went in and none is a formula', () => {
  const texts = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(texts, (cells) => {
      const back = read(line(...cells));
      expect(back).toHaveLength(cells.length);
      for (const one of back) expect(/^[=+@\t\r]/.test(one)).toBe(false);
    }),
    RUNS,
  );
});

test.each([
  ['Europe/Amsterdam', '2026-11-20T18:17:19+01:00'],
  ['UTC', '2026-11-20T17:17:19+00:00'],
  ['America/St_Johns', '2026-11-20T13:47:19-03:30'],
  ['Asia/Kathmandu', '2026-11-20T23:02:19+05:45'],
])('a time in a file names its distance to UTC in %s', (zone, stamp) => {
  expect(formatZonedTimestamp({ instant: Date.UTC(2026, 10, 20, 17, 17, 19), zone })).toBe(stamp);
});
