import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  GENDERS,
  type LockableField,
  type ProfilePayload,
  type ProfileUser,
  UPDATE_SOURCES,
  type UpdateFrom,
  lockedFields,
  isProfileUpdateSuccessful,
  toProfilePayload,
} from './profile.ts';
import { toPayloadFields } from './form-payload.ts';
import { RUNS } from '../testing/runs.ts';

const FILLED: ProfileUser = {
  email: 'ann@example.com',
  isEmailVerified: true,
  firstName: 'Ann',
  lastName: 'Smith',
  phoneCode: '31',
  phone: '612345678',
  dateOfBirth: '1990-06-15',
  countryCode: 'NL',
  address: 'Kerkstraat 1',
  kycStatus: 'APPROVED',
};

const ALL: readonly LockableField[] = [
  'email',
  'firstName',
  'lastName',
  'phoneCode',
  'phone',
  'dateOfBirth',
  'countryCode',
  'address',
];

const PLACEHOLDER = '3f0c2a9e-7a51-4a0e-9b0e-1c2d3e4f5a6b@empty-email.invalid';

describe('a profile field is locked', () => {
  test('once filled: verified e-mail, names, phone code, phone, birth, country, approved address [PRF-02]', () => {
    expect(lockedFields(FILLED)).toEqual(ALL);
    expectTypeOf(lockedFields).returns.toExtend<readonly string[]>();
  });

  test('never while nothing is filled in [PRF-02]', () => {
    expect(lockedFields({})).toEqual([]);
    expect(lockedFields({ isEmailVerified: true, kycStatus: 'APPROVED' })).toEqual([]);
    expect(lockedFields(Object.fromEntries(ALL.map((field) => [field, null])))).toEqual([]);
  });

  test.each(ALL)('only when %s itself is filled [PRF-02]', (field) => {
    for (const none of ['', '   ', null, undefined, Number.NaN, {}, true]) {
      expect(lockedFields({ ...FILLED, [field]: none })).toEqual(ALL.filter((each) => each !== field));
    }
  });

  test.each([false, null, undefined, 'true', 1])(
    'not the e-mail while verified is %o [PRF-02]',
    (verified) => {
      const user = { ...FILLED, isEmailVerified: verified as boolean };
      expect(lockedFields(user)).toEqual(ALL.slice(1));
    },
  );

  test('not the e-mail while it is a placeholder, verified or not [PRF-02]', () => {
    expect(lockedFields({ ...FILLED, email: PLACEHOLDER })).toEqual(ALL.slice(1));
    expect(lockedFields({ ...FILLED, email: PLACEHOLDER.toUpperCase() })).toEqual(ALL.slice(1));
  });

  test.each(['PENDING', 'REJECTED', 'approved', '', null, undefined])(
    'not the address while KYC is %o [PRF-02]',
    (kycStatus) => {
      expect(lockedFields({ ...FILLED, kycStatus })).toEqual(ALL.slice(0, -1));
    },
  );

  test.each(['1900-01-01', '1900-01-01T00:00:00.000Z', '0000-00-00', 'unknown', '1990-02-30'])(
    'not the date of birth while it is %s [PRF-02, PRF-03]',
    (dateOfBirth) => {
      expect(lockedFields({ ...FILLED, dateOfBirth })).not.toContain('dateOfBirth');
    },
  );

  test('also when the platform keeps it as an instant or a number [PRF-02]', () => {
    expect(lockedFields({ dateOfBirth: '1990-06-15T00:00:00.000Z' })).toEqual(['dateOfBirth']);
    expect(lockedFields({ phoneCode: 31, phone: 612345678 })).toEqual(['phoneCode', 'phone']);
    expect(lockedFields({ phone: 0 })).toEqual(['phone']);
  });

  test('by its own value alone, whatever the others are [PRF-02]', () => {
    const some = fc.subarray([...ALL]);
    fc.assert(
      fc.property(some, (filled) => {
        const cleared = Object.fromEntries(
          ALL.filter((field) => !filled.includes(field)).map((f) => [f, '']),
        );
        expect(lockedFields({ ...FILLED, ...cleared })).toEqual(filled);
      }),
      RUNS,
    );
  });
});

describe('a profile update', () => {
  const updateFrom = 'Profile Page';

  test('sends the form’s own fields, empty ones null, and the place [PRF-03]', () => {
    const form = { firstName: 'Ann', city: '', zipCode: ' ', dateOfBirth: '1990-06-15', newsletter: false };
    expect(toProfilePayload(form, { updateFrom })).toEqual({
      firstName: 'Ann',
      city: null,
      zipCode: null,
      dateOfBirth: '1990-06-15',
      newsletter: false,
      updateFrom: 'Profile Page',
    });
    expectTypeOf(toProfilePayload).returns.toEqualTypeOf<ProfilePayload>();
  });

  test('names one of three places [PRF-03]', () => {
    expect(UPDATE_SOURCES).toEqual(['Profile Page', 'Linked Account', 'Deposit']);
    for (const place of UPDATE_SOURCES) {
      expect(toProfilePayload({}, { updateFrom: place })).toMatchObject({ updateFrom: place });
    }
    expectTypeOf<UpdateFrom>().toEqualTypeOf<'Profile Page' | 'Linked Account' | 'Deposit'>();
  });

  test('of a linked account says so, another does not, whatever the form says [PRF-04]', () => {
    const linked = (place: UpdateFrom) => toProfilePayload({ linkAccount: true }, { updateFrom: place });
    expect(linked('Linked Account')).toStrictEqual({ updateFrom: 'Linked Account', linkAccount: true });
    for (const place of ['Profile Page', 'Deposit'] as const)
      expect(linked(place)).toStrictEqual({ updateFrom: place });
  });

  test('resets KYC under that policy alone, whatever the form says [PRF-03]', () => {
    const policy = { updateFrom, resetKycOnProfileChange: true } as const;
    expect(toProfilePayload({ city: 'Breda' }, policy)).toEqual({
      city: 'Breda',
      updateFrom,
      onChangeResetKyc: true,
    });
    expect(toProfilePayload({ onChangeResetKyc: false }, policy)).toEqual({
      updateFrom,
      onChangeResetKyc: true,
    });
    for (const off of [false, undefined]) {
      const form = { onChangeResetKyc: true, updateFrom: 'Elsewhere' };
      expect(toProfilePayload(form, { updateFrom, resetKycOnProfileChange: off })).toStrictEqual({
        updateFrom,
      });
    }
  });

  test.each([
    ['1990-06-15', '1990-06-15'],
    ['1990-06-15T00:00:00.000Z', '1990-06-15'],
    ['1900-01-01', null],
    ['1900-01-01T00:00:00Z', null],
    ['', null],
    ['  ', null],
    [null, null],
    [undefined, null],
    ['1990-02-30', null],
    ['15/06/1990', null],
    [645408000000, null],
  ])('sends the date of birth %o as %o [PRF-03]', (dateOfBirth, sent) => {
    expect(toProfilePayload({ dateOfBirth }, { updateFrom })).toStrictEqual({
      dateOfBirth: sent,
      updateFrom,
    });
    expect(toPayloadFields({ dateOfBirth })).toStrictEqual({ dateOfBirth: sent });
  });

  test('sends no date of birth that the form does not ask', () => {
    expect(toPayloadFields({ city: 'Breda' })).toStrictEqual({ city: 'Breda' });
  });

  test('keeps every field name, even __proto__, and leaves the form as it was [PRF-03]', () => {
    const name = fc.oneof(fc.constantFrom('__proto__', 'toString', 'constructor', 'city'), fc.string());
    const value = fc.oneof(fc.string(), fc.constantFrom('', null, undefined, 1));
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), fc.boolean(), (pairs, resetKycOnProfileChange) => {
        const form = Object.freeze(Object.fromEntries(pairs));
        const names = Object.keys(form);
        const payload = toProfilePayload(form, { updateFrom, resetKycOnProfileChange });
        const added = ['updateFrom', ...(resetKycOnProfileChange ? ['onChangeResetKyc'] : [])];
        const unasked = names.filter((name) => !['updateFrom', 'onChangeResetKyc'].includes(name));
        expect(new Set(Object.keys(payload))).toEqual(new Set([...unasked, ...added]));
        expect(Object.getPrototypeOf(payload)).toBe(Object.prototype);
        expect(Object.values(payload)).not.toContain(undefined);
        expect(Object.values(payload)).not.toContain('');
      }),
      RUNS,
    );
  });
});

describe('an answer to a profile update', () => {
  test.each([
    [{ success: true, data: { success: true } }, true],
    [{ success: true, message: 'Saved' }, true],
    [{ message: 'Saved' }, true],
    [{ data: { getUser: {} } }, true],
    [{ success: true, data: null }, true],
    [{ success: true, data: 'ok' }, true],
    [{}, true],
    [{ success: false }, false],
    [{ success: true, data: { success: false } }, false],
    [{ data: { success: false } }, false],
    [{ success: false, data: { success: true } }, false],
    [null, false],
    [undefined, false],
    ['ok', false],
    [true, false],
    [[], false],
    [[{ success: true }], false],
  ])('%o means done: %o [PRF-01]', (answer, done) => {
    expect(isProfileUpdateSuccessful(answer)).toBe(done);
  });

  test('is never misread, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(isProfileUpdateSuccessful({ success: false, data })).toBe(false);
        expect(typeof isProfileUpdateSuccessful(data)).toBe('boolean');
      }),
      RUNS,
    );
  });
});

test('the genders are three, Not to say first [PRF-01]', () => {
  expect(GENDERS).toEqual(['Not to say', 'Male', 'Female']);
});
