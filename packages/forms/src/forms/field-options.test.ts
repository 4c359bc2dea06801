import { expect, test } from 'vitest';
import { countryOptions, currencyOptions, dialCodeOptions } from './field-options.ts';
import * as plans from '@baize/domain/phone';
import { findOtherCode, nationalDigits } from './phone-rules.ts';

const country = (code: string, name: string, phoneCode: string | null = null) => ({
  countryId: null,
  code,
  name,
  phoneCode,
  flag: null,
});

test('countries the brand excludes are not offered, the others stand by name [HTTP-07]', () => {
  const choices = countryOptions(
    [country('us', 'United States'), country('NL', 'Netherlands', '+31'), country('CW', 'Curaçao')],
    { locale: 'en', excluded: ['US'] },
  );
  expect(choices.map(({ value, label }) => [value, label])).toEqual([
    ['CW', 'Curaçao'],
    ['NL', 'Netherlands'],
  ]);
  expect(dialCodeOptions(choices)).toMatchObject([{ value: 'NL', selectedLabel: '+31', dial: '31' }]);
});

test.each([
  ['/flags/nl.svg', { picture: '/flags/nl.svg' }],
  ['🇳🇱', { sign: '🇳🇱' }],
  ['https://elsewhere.test/nl.svg', {}],
  ['//elsewhere.test/nl.svg', {}],
  ['javascript:alert(1)', {}],
  [null, {}],
])('a flag sent as %s is a picture of ours, a sign, or left out', (flag, shown) => {
  const [choice] = countryOptions([{ ...country('NL', 'Netherlands'), flag }], {
    locale: 'en',
    excluded: [],
  });
  const { imageSrc, prefix } = { imageSrc: undefined, prefix: undefined, ...choice };
  expect({ picture: imageSrc, sign: prefix }).toEqual({ picture: undefined, sign: undefined, ...shown });
});

test('a name in English is said in the page’s language, the platform’s own name stays', () => {
  const named = (name: string) =>
    countryOptions([country('DE', name)], { locale: 'de', excluded: [] })[0]?.label;
  expect(named('Germany')).toBe('Deutschland');
  expect(named('Bundesrepublik')).toBe('Bundesrepublik');
});

test('the currencies of the visitor’s place come first, the rest as the platform has them [HTTP-07]', () => {
  const all = ['USD', 'EUR', 'BTC', 'GBP'].map((code) => ({ code, name: code === 'EUR' ? 'Euro' : null }));
  const near = [{ code: 'GBP' }, { code: 'EUR' }];
  expect(currencyOptions(all, near, 'en')).toEqual([
    { value: 'GBP', label: 'GBP' },
    { value: 'EUR', label: 'EUR · Euro' },
    { value: 'USD', label: 'USD' },
    { value: 'BTC', label: 'BTC' },
  ]);
});

test.each([
  ['612345678', '612345678'],
  ['06-12 34', '061234'],
  ['+31 6 1234 5678', '612345678'],
  ['0031612345678', '612345678'],
  ['+44 20 7946 0000', '442079460000'],
  ['\u202a+31 6 12345678\u202c', '612345678'],
  ['(+31) 6 12345678', '612345678'],
  ['tel:+31612345678', '612345678'],
  ['\uff0b31612345678', '612345678'],
  ['٠٦١٢٣٤٥٦٧٨', '0612345678'],
  ['+٣١٦١٢٣٤٥٦٧٨', '612345678'],
  ['６１２３４５６７８', '612345678'],
  ['6+31', '631'],
])('of %s the digits behind the code 31 are %s', (text, digits) => {
  expect(nationalDigits(text, '31')).toBe(digits);
});

const CODES = [
  { value: 'CA', dial: '1' },
  { value: 'AS', dial: '1684' },
  { value: 'DE', dial: '49' },
  { value: 'GG', dial: '44' },
  { value: 'GB', dial: '44' },
  { value: 'US', dial: '1' },
];

test.each([
  ['+49 170 1234567', 'DE'],
  ['0049 (170) 1234567', 'DE'],
  ['+44 7400 123456', 'GB'],
  ['+44 7781 123456', 'GG'],
  ['+1 684 733 1234', 'AS'],
  ['+1 212 555 0123', 'US'],
  ['tel:+49-170-1234567', 'DE'],
  ['+31 6 12345678', null],
  ['49 170 1234567', null],
  ['+999 123', null],
  ['', null],
])('a number pasted as %s behind the code 31 chooses the code of %s', (text, country) => {
  expect(findOtherCode(plans, text, { phoneCode: '31', codes: CODES })?.value ?? null).toBe(country);
});

test('until the plans are there, the first country of a code is chosen; without codes none is', () => {
  expect(findOtherCode(null, '+44 7400 123456', { phoneCode: '31', codes: CODES })?.value).toBe('GG');
  expect(findOtherCode(null, '+44 7400 123456', { phoneCode: '', codes: [] })).toBeNull();
});
