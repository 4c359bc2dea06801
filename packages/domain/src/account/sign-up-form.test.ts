import { describe, expect, test } from 'vitest';
import { checkPhone, PHONE_MESSAGES } from '../fields/phone.ts';
import {
  signUpFields,
  pickSignUpFields,
  signUpErrors,
  signUpMethods,
  type SignUpField,
  type SignUpRules,
  type SignUpValues,
  type SignUpMethod,
} from './sign-up-form.ts';

const EVERY = () => true;

const filled: SignUpValues = {
  email: 'ann@example.com',
  password: 'Baize-2026',
  firstName: 'Ann',
  lastName: 'Smith',
  dateOfBirth: '1990-06-15',
  phoneCode: '31',
  phone: '612345678',
  countryCode: 'NL',
  city: '',
  address: '',
  zipCode: '',
  currencyCode: 'EUR',
  bonusCode: '',
  referralCode: '',
  newsletter: true,
  termsAccepted: true,
};

const EMPTY: SignUpValues = {
  ...filled,
  email: '',
  password: '',
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  phone: '',
  countryCode: '',
  currencyCode: '',
  termsAccepted: false,
};

function rulesOf(method: SignUpMethod, parts: Partial<SignUpRules> = {}): SignUpRules {
  return {
    method,
    fields: signUpFields(method, EVERY),
    password: {},
    phone: (entered) => {
      const verdict = checkPhone(entered);
      return verdict === 'ok' ? null : PHONE_MESSAGES[verdict];
    },
    now: Date.parse('2026-11-20T12:00:00Z'),
    zone: 'Europe/Amsterdam',
    ...parts,
  };
}

const problems = (way: SignUpMethod, values: Partial<SignUpValues> = {}, rules: Partial<SignUpRules> = {}) =>
  signUpErrors({ ...filled, ...values }, rulesOf(way, rules));

const REQUIRED = 'form.validation.invalid.required';

test.each([
  [false, false, ['email']],
  [true, false, ['email', 'phone']],
  [false, true, ['email', 'one-click']],
  [true, true, ['email', 'phone', 'one-click']],
])('the ways offered follow the flags (phone %s, one click %s) [PRF-06]', (phone, click, ways) => {
  expect(signUpMethods({ emailPhoneRegistration: phone, use1ClickRegistration: click })).toEqual(ways);
});

describe('the fields asked', () => {
  test('are those the brand uses, and every one when it does not say [PRF-08]', () => {
    const without = (gone: readonly string[]) => (field: string) => !gone.includes(field);
    const asked = signUpFields('email', without(['dateOfBirth', 'phone', 'bonusCode']));
    expect(asked).not.toContain('dateOfBirth');
    expect(asked).not.toContain('phone');
    expect(asked).not.toContain('bonusCode');
    expect(asked).toContain('firstName');
    expect(signUpFields('email', EVERY)).toHaveLength(15);
  });

  test.each([
    ['email', ['email', 'password', 'termsAccepted']],
    ['phone', ['phone', 'password', 'termsAccepted']],
    ['one-click', ['termsAccepted']],
  ] as const)('hold at least what an account by %s is known by', (way, least) => {
    expect(signUpFields(way, () => false)).toEqual(least);
  });

  test('of a one-click sign-up name neither person nor password [VAL-03]', () => {
    const personal: SignUpField[] = ['email', 'password', 'phone', 'firstName', 'lastName', 'dateOfBirth'];
    for (const field of personal) expect(signUpFields('one-click', EVERY)).not.toContain(field);
  });
});

describe('a sign-up', () => {
  test.each(['email', 'phone', 'one-click'] as const)('by %s that is filled in can be sent', (way) => {
    expect(problems(way)).toEqual({});
  });

  test('by e-mail names every field it needs [VAL-01] [VAL-02] [VAL-03] [VAL-04] [VAL-05] [PRF-05]', () => {
    expect(problems('email', EMPTY)).toEqual({
      email: REQUIRED,
      password: REQUIRED,
      firstName: REQUIRED,
      lastName: REQUIRED,
      dateOfBirth: REQUIRED,
      phone: REQUIRED,
      termsAccepted: REQUIRED,
    });
  });

  test('by phone can do without an e-mail, but takes no wrong one [VAL-01]', () => {
    expect(problems('phone', { email: '' })).toEqual({});
    expect(problems('phone', { email: 'ann@' })).toEqual({ email: 'form.validation.invalid.format' });
  });

  test('by one click needs the terms and nothing else [VAL-03]', () => {
    expect(problems('one-click', EMPTY)).toEqual({ termsAccepted: REQUIRED });
  });

  test('asks nothing of a field the brand does not use [PRF-08]', () => {
    const fields = signUpFields('email', (field) => field !== 'phone' && field !== 'dateOfBirth');
    expect(problems('email', { phone: '', dateOfBirth: '' }, { fields })).toEqual({});
  });

  test('says the first rule a password misses, as the brand asks [VAL-03]', () => {
    const password = { min: 10, digit: true };
    expect(problems('email', { password: 'abc' }, { password })).toEqual({
      password: 'form.validation.invalid.password.digit',
    });
  });

  test.each([
    ['2008-11-20', undefined],
    ['2008-11-21', 'form.validation.invalid.dob'],
  ])('of one born on %s is judged by the date where they live [VAL-05]', (dateOfBirth, problem) => {
    expect(problems('email', { dateOfBirth }).dateOfBirth).toBe(problem);
  });

  test.each([
    ['612', 'form.validation.invalid.short.number'],
    ['6123456789012', 'form.validation.invalid.long.number'],
  ])('with the phone number %s is told its length is wrong [VAL-02]', (phone, problem) => {
    expect(problems('email', { phone })).toEqual({ phone: problem });
  });

  test.each(['city', 'address', 'zipCode', 'bonusCode'] as const)(
    'takes at most 255 characters of %s',
    (field) => {
      expect(problems('email', { [field]: 'x'.repeat(256) })).toEqual({
        [field]: 'form.validation.invalid.max',
      });
    },
  );
});

test('only the fields that are asked are sent, a phone with its code [SES-03]', () => {
  expect(pickSignUpFields(filled, ['email', 'termsAccepted'])).toEqual({
    email: 'ann@example.com',
    termsAccepted: true,
  });
  expect(pickSignUpFields(filled, ['phone'])).toEqual({ phone: '612345678', phoneCode: '31' });
});
