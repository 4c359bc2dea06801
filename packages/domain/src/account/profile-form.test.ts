import { describe, expect, test } from 'vitest';
import { placeholderEmail } from '../fields/email-address.ts';
import {
  changedFields,
  PROFILE_FIELDS,
  profileFields,
  profileErrors,
  initialProfileValues,
} from './profile-form.ts';

const PLACEHOLDER = placeholderEmail('0b8c1a52-6c1f-4f0e-9b57-2f0f3a1f7f10');

const user = {
  email: 'mari@player.test',
  isEmailVerified: true,
  firstName: 'Marisol',
  lastName: 'Rojas',
  phoneCode: '31',
  phone: '612345678',
  dateOfBirth: '1991-03-14',
  countryCode: 'nl',
  city: 'Rotterdam',
  address: null,
  kycStatus: 'PENDING',
};
const fine = () => null;
const rules = { now: Date.parse('2026-11-22T12:00:00Z'), zone: 'UTC', phone: fine };

describe('the profile form', () => {
  test('shows what is filled and fixed first, and no field whose flag is 0', () => {
    const { locked, open } = profileFields({ user, uses: (field) => field !== 'gender' });
    expect(locked).toEqual([
      'firstName',
      'lastName',
      'email',
      'dateOfBirth',
      'phoneCode',
      'phone',
      'countryCode',
    ]);
    expect(open).toEqual(['city', 'zipCode', 'address', 'nickname']);
  });

  test('begins blank for a placeholder address and a date of birth that stands for none', () => {
    const start = initialProfileValues({
      email: PLACEHOLDER,
      dateOfBirth: '1900-01-01',
      gender: 'other',
    });
    expect(start).toMatchObject({ email: '', dateOfBirth: '', gender: 'Not to say', firstName: '' });
    expect(initialProfileValues(user)).toMatchObject({
      countryCode: 'NL',
      dateOfBirth: '1991-03-14',
      address: '',
    });
  });

  test('counts what would be sent differently, not spaces in an empty field', () => {
    const start = initialProfileValues(user);
    expect(changedFields({ ...start, address: '  ' }, start)).toEqual([]);
    expect(changedFields({ ...start, address: 'Kade 1', city: '' }, start)).toEqual(['city', 'address']);
  });

  test('asks for names, e-mail and phone, and judges only what can be changed', () => {
    const start = { ...initialProfileValues({}), email: 'no address', address: 'a'.repeat(256) };
    expect(
      profileErrors(start, {
        ...rules,
        user: {},
        open: PROFILE_FIELDS,
        phone: () => 'form.validation.invalid.required',
      }),
    ).toEqual({
      firstName: 'form.validation.invalid.required',
      lastName: 'form.validation.invalid.required',
      email: 'form.validation.invalid.format',
      phone: 'form.validation.invalid.required',
      address: 'form.validation.invalid.max',
    });
    expect(profileErrors(start, { ...rules, user: {}, open: ['nickname'] })).toEqual({});
  });

  test('leaves a date of birth unset, and refuses one who is too young', () => {
    const judged = (dateOfBirth: string) =>
      profileErrors(
        { ...initialProfileValues({}), dateOfBirth },
        { ...rules, user: {}, open: ['dateOfBirth'] },
      );
    expect(judged('')).toEqual({});
    expect(judged('2008-11-22')).toEqual({});
    expect(judged('2008-11-23')).toEqual({ dateOfBirth: 'form.validation.invalid.dob' });
    expect(judged('1900-06-01')).toEqual({ dateOfBirth: 'form.validation.invalid.dob.max' });
  });

  test('needs no e-mail where a placeholder stands for none', () => {
    const open = ['email'] as const;
    const blank = initialProfileValues({});
    expect(profileErrors(blank, { ...rules, user: { email: PLACEHOLDER }, open })).toEqual({});
    expect(profileErrors(blank, { ...rules, user, open })).toEqual({
      email: 'form.validation.invalid.required',
    });
  });
});
