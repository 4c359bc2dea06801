import { expect, test } from 'vitest';
import * as plans from '@baize/domain/phone';
import { filterPhoneInput, toNationalNumber, type PhoneRules } from './phone-rules.ts';

const CODES = [
  { value: 'NL', dial: '31' },
  { value: 'DE', dial: '49' },
  { value: 'IT', dial: '39' },
];

/** What a box behind +31 keeps of a text, and the country that is chosen with it. */
function keptOf(text: string, rules: PhoneRules | null = plans) {
  const input = document.createElement('input');
  input.value = text;
  const country = filterPhoneInput(input, { rules, codes: CODES, entered: { phoneCode: '31', phone: '' } });
  return [input.value, country];
}

test.each([
  ['+31 (0)6 87654321', '687654321', null],
  ['+49 (0) 151 23456789', '15123456789', 'DE'],
  ['0049 (0) 151 23456789', '15123456789', 'DE'],
  ['+39 06 1234 5678', '0612345678', 'IT'],
  ['0687654321', '0687654321', null],
  ['+31 (0)6 12', '0612', null],
])('a number pasted as %s stands as %s [VAL-02]', (text, digits, country) => {
  expect(keptOf(text)).toEqual([digits, country]);
});

test('a good number loses its trunk prefix, any other and one without plans stay as typed [VAL-02]', () => {
  expect(toNationalNumber(plans, { phoneCode: '31', phone: '0687654321' })).toBe('687654321');
  expect(toNationalNumber(plans, { phoneCode: '39', phone: '0612345678' })).toBe('0612345678');
  expect(toNationalNumber(plans, { phoneCode: '31', phone: '06876' })).toBe('06876');
  expect(toNationalNumber(plans, { phoneCode: '', phone: '0687654321' })).toBe('0687654321');
  expect(toNationalNumber(null, { phoneCode: '31', phone: '0687654321' })).toBe('0687654321');
});
