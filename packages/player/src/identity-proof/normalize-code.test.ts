import { expect, test } from 'vitest';
import { isPlausibleCode, normalizeCode } from './normalize-code.ts';

test.each([
  ['123 456', '123456'],
  [' 123\u00A0456\n', '123456'],
  ['\u2068123-456\u2069', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['7kqa-m4tx–2pwe', '7KQAM4TX2PWE'],
])('%j is sent as %s', (typed, sent) => {
  expect(normalizeCode(typed)).toBe(sent);
});

test.each([
  ['123456', 'app', true],
  ['12345', 'app', false],
  ['1234567', 'app', false],
  ['12345A', 'app', false],
  ['7KQAM4TX2PWE', 'recovery', true],
  ['', 'recovery', false],
] as const)('%s can be a code of the kind %s: %s', (code, kind, expected) => {
  expect(isPlausibleCode(code, kind)).toBe(expected);
});
