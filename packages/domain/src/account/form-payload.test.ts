import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type FormValues,
  isFormChanged,
  withoutSecrets,
  emptyToNull,
  isSecretField,
  toPayloadFields,
} from './form-payload.ts';
import { RUNS } from '../testing/runs.ts';

const value = fc.oneof(
  fc.string(),
  fc.constantFrom('', ' ', '\t\n', '\u00a0', null, undefined, true, false, 0, Number.NaN),
  fc.double(),
);
const name = fc.oneof(
  fc.constantFrom('email', 'city', 'password', 'cvc', '__proto__', 'toString', 'constructor', 'dateOfBirth'),
  fc.string(),
);
const form = fc.array(fc.tuple(name, value)).map((pairs): FormValues => Object.fromEntries(pairs));

describe('a form is sent', () => {
  test('with every empty value as null and every other as it is [PRF-03]', () => {
    const typed = {
      firstName: ' Ann ',
      city: '',
      address: '   ',
      zipCode: '\u00a0\t\n',
      phone: undefined,
      gender: null,
      newsletter: false,
      amount: 0,
      odd: Number.NaN,
      tags: [],
    };
    expect(emptyToNull(typed)).toEqual({
      firstName: ' Ann ',
      city: null,
      address: null,
      zipCode: null,
      phone: null,
      gender: null,
      newsletter: false,
      amount: 0,
      odd: null,
      tags: [],
    });
    expectTypeOf(emptyToNull).returns.toEqualTypeOf<Record<string, unknown>>();
  });

  test('with a password of spaces as typed, since it is one', () => {
    expect(emptyToNull({ password: '      ', confirmPassword: ' ' })).toEqual({
      password: '      ',
      confirmPassword: ' ',
    });
    expect(emptyToNull({ password: '', name: ' ' })).toEqual({ password: null, name: null });
  });

  test('with its own fields, no more and no fewer, and stays as it was [PRF-03]', () => {
    fc.assert(
      fc.property(form, (form) => {
        const before = Object.entries(form);
        const frozen = Object.freeze({ ...form });
        const sent = emptyToNull(frozen);
        expect(Object.keys(sent)).toEqual(Object.keys(form));
        expect(Object.getPrototypeOf(sent)).toBe(Object.prototype);
        expect(Object.entries(frozen)).toEqual(before);
        for (const [name, value] of before) {
          const text = typeof value === 'string' && (value.trim() === '' ? '' : value);
          const blank = value === null || value === undefined || Number.isNaN(value) || text === '';
          const kept = isSecretField(name) && value !== '' && typeof value === 'string';
          expect(Object.getOwnPropertyDescriptor(sent, name)?.value).toBe(blank && !kept ? null : value);
        }
        expect(emptyToNull(sent)).toEqual(sent);
      }),
      RUNS,
    );
  });

  test('with a field named __proto__ as a field like any other', () => {
    const hostile: FormValues = JSON.parse('{"__proto__":{"isAdmin":true},"city":""}') as FormValues;
    const sent = emptyToNull(hostile);
    expect(Object.keys(sent)).toEqual(['__proto__', 'city']);
    expect(sent['isAdmin']).toBeUndefined();
    expect({}).not.toHaveProperty('isAdmin');
  });
});

describe('a draft', () => {
  test.each([
    'password',
    'Password',
    'confirmPassword',
    'newPassword',
    'passwordRepeat',
    'passcode',
    'current',
    'cardNumber',
    'card_number',
    'cardHolder',
    'cvc',
    'CVV',
    'cvv2',
    'expiry',
    'expirationDate',
    'number',
    'code',
    'pan',
    'PIN',
    'otp',
    'recaptchaToken',
    'accessToken',
  ])('never keeps %s [PAY-02]', (name) => {
    expect(isSecretField(name)).toBe(true);
    expect(withoutSecrets({ [name]: '4111', city: 'Breda' })).toEqual({ city: 'Breda' });
  });

  test.each([
    'email',
    'firstName',
    'lastName',
    'nickname',
    'phone',
    'phoneCode',
    'countryCode',
    'zipCode',
    'city',
    'address',
    'dateOfBirth',
    'gender',
    'accountNumber',
    'bankCode',
    'company',
    'currentCity',
  ])('keeps %s as typed', (name) => {
    expect(isSecretField(name)).toBe(false);
    expect(withoutSecrets({ [name]: ' x ' })).toEqual({ [name]: ' x ' });
  });

  test('holds the form’s other fields and nothing else', () => {
    fc.assert(
      fc.property(form, (form) => {
        const draft = withoutSecrets(form);
        expect(Object.keys(draft)).toEqual(Object.keys(form).filter((name) => !isSecretField(name)));
        expect(Object.values(draft)).toEqual(
          Object.entries(form).flatMap(([name, value]) => (isSecretField(name) ? [] : [value])),
        );
      }),
      RUNS,
    );
  });
});

describe('a form has changed', () => {
  test.each([
    ['another text', { city: 'Breda' }, { city: 'Tilburg' }, true],
    ['a text for none', { city: 'Breda' }, { city: null }, true],
    ['none for a text', { city: '' }, { city: 'Breda' }, true],
    ['a new field', { city: 'Breda', zipCode: '1' }, { city: 'Breda' }, true],
    ['a lost field', {}, { city: 'Breda' }, true],
    ['a tick taken away', { newsletter: false }, { newsletter: true }, true],
    ['a tick where nothing was', { newsletter: false }, {}, true],
    ['a number for a text', { amount: 1 }, { amount: '1' }, true],
    ['a space more', { city: 'Breda ' }, { city: 'Breda' }, true],
    ['the same text', { city: 'Breda' }, { city: 'Breda' }, false],
    ['fields in another order', { a: '1', b: '2' }, { b: '2', a: '1' }, false],
    ['nothing for null', { city: '' }, { city: null }, false],
    ['spaces for nothing', { city: '  ' }, { city: '' }, false],
    ['an absent field for null', {}, { city: null }, false],
    ['undefined for an absent field', { city: undefined }, {}, false],
    ['two empty forms', {}, {}, false],
    ['an unset date for none', { dateOfBirth: '1900-01-01' }, { dateOfBirth: '' }, false],
    [
      'a date for its instant',
      { dateOfBirth: '1990-05-05' },
      { dateOfBirth: '1990-05-05T00:00:00.000Z' },
      false,
    ],
    ['another date', { dateOfBirth: '1990-05-05' }, { dateOfBirth: '1990-05-06' }, true],
    ['a field named as what every object has', { toString: 'x' }, {}, true],
  ])('by %s: %o against %o is %o [PRF-01]', (_, form, initial, expected) => {
    expect(isFormChanged(form, initial)).toBe(expected);
    expect(isFormChanged(initial, form)).toBe(expected);
  });

  test('exactly when something else would be sent [PRF-01]', () => {
    fc.assert(
      fc.property(form, name, value, (form, name, value) => {
        expect(isFormChanged(form, form)).toBe(false);
        expect(isFormChanged(form, toPayloadFields(form))).toBe(false);
        const next: FormValues = Object.fromEntries([...Object.entries(form), [name, value]]);
        const sentOf = (form: FormValues) => new Map(Object.entries(toPayloadFields(form))).get(name) ?? null;
        expect(isFormChanged(next, form)).toBe(!Object.is(sentOf(next), sentOf(form)));
      }),
      RUNS,
    );
  });
});
