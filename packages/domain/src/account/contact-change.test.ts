import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanContactCode, maskEmail, maskPhone, parsePhoneValue, toPhoneValue } from './contact-change.ts';
import { placeholderEmail } from '../fields/email-address.ts';

test('an address shows its first letter and its domain, and nothing else of its name', () => {
  expect(maskEmail('marisol@player.test')).toBe('m•••@player.test');
  expect(maskEmail('m@player.test')).toBe('m•••@player.test');
  expect(maskEmail('a@b@c.test')).toBe('a•••@c.test');
  for (const none of [
    null,
    undefined,
    '',
    'nothing',
    '@player.test',
    placeholderEmail('0b6f2b46-7c5e-4a52-9d05-0f4f3b1f9e11'),
  ])
    expect(maskEmail(none)).toBe('');
});

test('a phone number shows its code and its last two digits; a short one shows none', () => {
  expect(maskPhone('31', '612345678')).toBe('+31 •••78');
  expect(maskPhone('+1684', '2581234')).toBe('+1684 •••34');
  expect(maskPhone(null, '612345678')).toBe('•••78');
  expect(maskPhone('31', '1234')).toBe('+31 •••');
  expect(maskPhone('31', null)).toBe('');
});

test('a masked number never gives away more than two of its digits', () => {
  const digits = fc.stringMatching(/^\d{5,15}$/);
  fc.assert(
    fc.property(digits, (phone) => {
      expect(maskPhone('', phone).replaceAll(/\D/g, '')).toHaveLength(2);
    }),
  );
});

test('a phone number keeps its code and its digits on the way', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,7}$/), fc.stringMatching(/^\d{1,20}$/), (phoneCode, phone) => {
      expect(parsePhoneValue(toPhoneValue({ phoneCode, phone }))).toEqual({ phoneCode, phone });
    }),
  );
  expect(toPhoneValue({ phoneCode: '+31', phone: '6 12-34' })).toBe('+31 61234');
  for (const none of ['', '31 612345678', '+31612345678', '+31 6 12', '+ 12', '+31 x'])
    expect(parsePhoneValue(none)).toBeNull();
});

test('a code takes digits alone, as it reads in the message, and no more than it has', () => {
  expect(cleanContactCode('12 34-56')).toBe('123456');
  expect(cleanContactCode('Code: 1234567')).toBe('123456');
  expect(cleanContactCode('abc')).toBe('');
});
