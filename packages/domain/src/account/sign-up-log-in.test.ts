import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { type Attribution, signUpNextStep, loginPayload, registrationFields } from './sign-up.ts';
import { RUNS } from '../testing/runs.ts';

const visit: Attribution = {
  cpnc: 'summer',
  mkt: 'mail',
  userDeviceType: 'mobile',
  screenResolution: '390x844',
  uidToken: 'affiliate-1',
};

const NOTHING: Attribution = {
  cpnc: null,
  mkt: null,
  userDeviceType: 'desktop',
  screenResolution: '1x1',
  uidToken: null,
};

describe('a log-in', () => {
  const login = {
    email: ' ann@example.com ',
    password: ' secret ',
    visit,
    reCaptchaSiteKey: 'key',
    recaptchaToken: 'token',
    afterReg: false,
  };

  test('sends all fields of S2 §3, the password as typed [SES-03, SES-15]', () => {
    expect(loginPayload(login)).toStrictEqual({
      email: 'ann@example.com',
      password: ' secret ',
      recaptchaToken: 'token',
      afterReg: false,
      cpnc: 'summer',
      mkt: 'mail',
      userDeviceType: 'mobile',
      screenResolution: '390x844',
      uidToken: 'affiliate-1',
    });
  });

  test('sends a reCAPTCHA token only when the brand has a site key [SES-15]', () => {
    expect(loginPayload({ ...login, reCaptchaSiteKey: null }).recaptchaToken).toBeNull();
    expect(loginPayload({ ...login, recaptchaToken: null }).recaptchaToken).toBeNull();
  });

  test('after a sign-up says so [SES-15]', () => {
    expect(loginPayload({ ...login, afterReg: true, visit: NOTHING })).toStrictEqual({
      email: 'ann@example.com',
      password: ' secret ',
      recaptchaToken: 'token',
      afterReg: true,
      cpnc: null,
      mkt: null,
      userDeviceType: 'desktop',
      screenResolution: '1x1',
      uidToken: null,
    });
  });

  test('of a linked account says so, another does not [PRF-04]', () => {
    expect(loginPayload({ ...login, link: 'linked' })).toStrictEqual({
      ...loginPayload(login),
      linkAccount: true,
    });
    expect(loginPayload({ ...login, link: 'own' })).toStrictEqual(loginPayload(login));
    expectTypeOf(loginPayload).returns.toHaveProperty('recaptchaToken').toEqualTypeOf<string | null>();
  });
});

test.each([
  [false, false, 'login'],
  [false, true, 'signed-in'],
  [true, false, 'review'],
  [true, true, 'review'],
] as const)(
  'after a sign-up, held %o and log-in off %o, follows %s [SES-01, PRF-06]',
  (held, loginOff, next) => {
    expect(signUpNextStep({ holdUserOnRegistration: held, loginOff })).toBe(next);
  },
);

describe('a registration field', () => {
  const uses = registrationFields({
    success: true,
    data: {
      phone: 0,
      city: 1,
      gender: '0',
      address: '1',
      nickname: false,
      zipCode: null,
      lastName: 2,
      odd: 'no',
    },
  });

  test('is not used when its flag is 0 [PRF-08]', () => {
    expect(uses('phone')).toBe(false);
    expect(uses('gender')).toBe(false);
  });

  test.each(['city', 'address', 'nickname', 'zipCode', 'lastName', 'odd', 'email', 'toString', '__proto__'])(
    '%s is used: its flag is no 0 [PRF-08]',
    (field) => {
      expect(uses(field)).toBe(true);
    },
  );

  test.each([
    null,
    undefined,
    'phone',
    [],
    {},
    { data: null },
    { data: 'phone' },
    { data: [0] },
    { success: false, data: { phone: 0, 0: 0 } },
  ])('of the answer %o is used, every one [PRF-08]', (answer) => {
    expect(registrationFields(answer)('phone')).toBe(true);
    expect(registrationFields(answer)('0')).toBe(true);
  });

  test('is read whatever the answer is, also without saying success [PRF-08]', () => {
    expect(registrationFields({ data: { phone: 0 } })('phone')).toBe(false);
    expect(registrationFields(JSON.parse('{"data":{"__proto__":0}}'))('__proto__')).toBe(false);
    fc.assert(
      fc.property(fc.anything(), fc.string(), (data, field) => {
        expect(registrationFields({ success: false, data })(field)).toBe(true);
        expect(typeof registrationFields({ data })(field)).toBe('boolean');
        expect(typeof registrationFields(data)(field)).toBe('boolean');
      }),
      RUNS,
    );
  });
});
