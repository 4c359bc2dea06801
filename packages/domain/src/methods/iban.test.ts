import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEuroBankMethod, isIban, looksLikeIban, normalizeIban } from './iban.ts';
import { RUNS } from '../testing/runs.ts';

const GOOD = [
  'NL91ABNA0417164300',
  'DE89370400440532013000',
  'BE68539007547034',
  'FR1420041010050500013M02606',
  'GB29NWBK60161331926819',
  'MT84MALT011000012345MTLCAST001S',
  'NO9386011117947',
  'PL61109010140000071219812874',
  'TR330006100519786457841326',
  'SA0380000000608010167519',
  'CH9300762011623852957',
  'ES9121000418450200051332',
  'IT60X0542811101000000123456',
  'AT611904300234573201',
];
const good = fc.constantFrom(...GOOD);

test.each([...GOOD, 'nl91 abna 0417 1643 00', ' DE89 3704 0044 0532 0130 00 '])(
  '%o is an IBAN [PAY-09]',
  (iban) => {
    expect(isIban(iban)).toBe(true);
  },
);

test.each([
  ['NL92ABNA0417164300', 'check digits'],
  ['NL91ABNA041716430', 'one short'],
  ['NL91ABNA04171643000', 'one too many'],
  ['ZZ91ABNA0417164300', 'no such country'],
  ['NL91-ABNA-0417-1643-00', 'dashes'],
  ['9100ABNA0417164300', 'no country'],
  ['', 'nothing'],
  ['DE99370400440532013000', 'check digits above 98'],
])('%o is no IBAN: %s [PAY-09]', (text) => expect(isIban(text)).toBe(false));

test('one changed digit or letter is refused, in any IBAN at any place after the country [PAY-09]', () => {
  fc.assert(
    fc.property(good, fc.nat(), fc.nat(), (iban, place, other) => {
      const at = 2 + (place % (iban.length - 2));
      const kind = /\d/.test(iban.charAt(at)) ? '0123456789' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
      const others = kind.replace(iban.charAt(at), '');
      const changed = iban.slice(0, at) + others.charAt(other % others.length) + iban.slice(at + 1);
      expect(isIban(changed)).toBe(false);
    }),
    RUNS,
  );
});

test('an IBAN is recognized by its start, and stored without spaces in capitals', () => {
  expect(looksLikeIban('nl 91 abna')).toBe(true);
  expect(looksLikeIban('417164300')).toBe(false);
  expect(normalizeIban('nl91 abna 0417\t1643 00')).toBe('NL91ABNA0417164300');
});

test('a method is one of euro banks when every country it allows is [PAY-09]', () => {
  expect(isEuroBankMethod(['NL', 'de', 'NO'])).toBe(true);
  expect(isEuroBankMethod(['NL', 'TR'])).toBe(false);
  expect(isEuroBankMethod([])).toBe(false);
});
