import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { RUNS } from '../testing/runs.ts';
import { westernDigits } from './western-digits.ts';

/** The numbering systems that write each digit by one sign of its own. */
const SYSTEMS = Intl.supportedValuesOf('numberingSystem').flatMap((system) => {
  const { format } = new Intl.NumberFormat('en', { numberingSystem: system, useGrouping: false });
  const digits = Array.from({ length: 10 }, (_, value) => format(value));
  return digits.every((digit) => /^\p{Nd}$/u.test(digit)) ? [[system, digits] as const] : [];
});

test('there are many numbering systems to read', () => expect(SYSTEMS.length).toBeGreaterThan(30));

test.each(SYSTEMS)('digits of %s are written as Western ones', (_, digits) => {
  expect(westernDigits(digits.join(' '))).toBe('0 1 2 3 4 5 6 7 8 9');
});

test('what is no digit stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const written = westernDigits(text);
      expect(written.replaceAll(/\d/g, '')).toBe(text.replaceAll(/\p{Nd}/gu, ''));
      expect(westernDigits(written)).toBe(written);
    }),
    RUNS,
  );
});
