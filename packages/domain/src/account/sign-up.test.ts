import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { type Attribution, signUpPayload, usernameOf } from './sign-up.ts';
import { RUNS } from '../testing/runs.ts';
import { isPlaceholderEmail } from '../fields/validation.ts';

const visit: Attribution = {
  cpnc: 'summer',
  mkt: 'mail',
  userDeviceType: 'mobile',
  screenResolution: '390x844',
  uidToken: 'affiliate-1',
};

const asked = {
  form: {
    email: 'ann.smith@example.com',
    password: 'Baize-2026',
    firstName: 'Ann',
    dateOfBirth: '1990-06-15',
  },
  visit,
  freshUuid: '3f0c2a9e-7a51-4a0e-9b0e-1c2d3e4f5a6b',
  userUUID: 'b17e0c66-0000-4000-8000-00000000cafe',
  firstUrl: 'https://casino.example/slots',
  mirrorDomainFk: 7,
  preferredLanguage: 'pt-BR',
};

const NOTHING: Attribution = {
  cpnc: null,
  mkt: null,
  userDeviceType: 'desktop',
  screenResolution: '1x1',
  uidToken: null,
};

describe('a sign-up', () => {
  test('sends the form and all that S2 §3 adds [SES-03]', () => {
    expect(signUpPayload(asked)).toStrictEqual({
      email: 'ann.smith@example.com',
      password: 'Baize-2026',
      firstName: 'Ann',
      dateOfBirth: '1990-06-15',
      username: 'ann.smith',
      uniqueKey: 'ann.smith@example.com',
      userUUID: 'b17e0c66-0000-4000-8000-00000000cafe',
      gender: 'Not to say',
      preferredLanguage: 'pt-BR',
      cpnc: 'summer',
      mkt: 'mail',
      userDeviceType: 'mobile',
      mirrorDomainFk: 7,
      screenResolution: '390x844',
      uidToken: 'affiliate-1',
      firstUrl: 'https://casino.example/slots',
    });
  });

  test('sends null for what is not known, every field present [SES-03]', () => {
    const form = { email: 'a@b.co', phone: '', city: '  ' };
    expect(
      signUpPayload({ ...asked, form, visit: NOTHING, firstUrl: null, mirrorDomainFk: null }),
    ).toStrictEqual({
      email: 'a@b.co',
      phone: null,
      city: null,
      dateOfBirth: null,
      username: 'a',
      uniqueKey: 'a@b.co',
      userUUID: 'b17e0c66-0000-4000-8000-00000000cafe',
      gender: 'Not to say',
      preferredLanguage: 'pt-BR',
      cpnc: null,
      mkt: null,
      userDeviceType: 'desktop',
      mirrorDomainFk: null,
      screenResolution: '1x1',
      uidToken: null,
      firstUrl: null,
    });
  });

  test.each(['', '   ', null, undefined, 7])(
    'without an e-mail (%o) gets a placeholder [SES-03]',
    (email) => {
      const payload = signUpPayload({ ...asked, form: { email } });
      expect(payload.email).toBe('3f0c2a9e-7a51-4a0e-9b0e-1c2d3e4f5a6b@empty-email.invalid');
      expect(payload.uniqueKey).toBe(payload.email);
      expect(payload.username).toBe('3f0c2a9e-7a51-4a0e-9b0e-1c2d3e4f5a6b');
      expect(isPlaceholderEmail(payload.email)).toBe(true);
      expect(signUpPayload({ ...asked, form: {} }).email).toBe(payload.email);
    },
  );

  test('sends the e-mail without the spaces around it', () => {
    expect(signUpPayload({ ...asked, form: { email: ' ann@example.com\n' } })).toMatchObject({
      email: 'ann@example.com',
      uniqueKey: 'ann@example.com',
      username: 'ann',
    });
  });

  test.each([
    ['1990-06-15', '1990-06-15'],
    ['1900-01-01', null],
    ['', null],
    [undefined, null],
  ])('sends the date of birth %o as %o [SES-03]', (dateOfBirth, sent) => {
    expect(signUpPayload({ ...asked, form: { dateOfBirth } }).dateOfBirth).toBe(sent);
  });

  test('says Not to say, whatever the form holds, and lets no form speak for the visit [SES-03]', () => {
    const form = {
      gender: 'Male',
      userUUID: 'x',
      cpnc: 'x',
      uniqueKey: 'x',
      username: 'root',
      email: 'a@b.co',
    };
    expect(signUpPayload({ ...asked, form })).toStrictEqual(
      signUpPayload({ ...asked, form: { email: 'a@b.co' } }),
    );
  });

  test('of a linked account says so, another does not [PRF-04]', () => {
    expect(signUpPayload({ ...asked, link: 'linked' })).toStrictEqual({
      ...signUpPayload(asked),
      linkAccount: true,
    });
    expect(signUpPayload({ ...asked, link: 'own' })).toStrictEqual(signUpPayload(asked));
    expect(signUpPayload(asked)).not.toHaveProperty('linkAccount');
  });

  test('leaves the form as it was and sends nothing undefined [SES-03]', () => {
    const value = fc.oneof(fc.string(), fc.constantFrom('', null, undefined, true));
    fc.assert(
      fc.property(fc.dictionary(fc.string(), value), (form) => {
        const payload = signUpPayload({ ...asked, form: Object.freeze({ ...form }) });
        expect(Object.values(payload)).not.toContain(undefined);
        for (const name of Object.keys(form)) expect(Object.hasOwn(payload, name)).toBe(true);
      }),
      RUNS,
    );
  });

  test('its payload has the types the platform reads', () => {
    expectTypeOf(signUpPayload).returns.toHaveProperty('gender').toEqualTypeOf<'Not to say'>();
    expectTypeOf(signUpPayload).returns.toHaveProperty('uniqueKey').toEqualTypeOf<string>();
  });
});

describe('a username', () => {
  test.each([
    ['ann@example.com', 'ann'],
    ['Ann.Smith+1@example.com', 'Ann.Smith+1'],
    ['a@b@c.de', 'a@b'],
    ['@example.com', ''],
    ['ann', 'ann'],
    ['', ''],
  ])('of %s is %o [SES-03]', (email, username) => {
    expect(usernameOf(email)).toBe(username);
  });

  test('is what stands before the @ of every address [SES-03]', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(`${usernameOf(email)}@${email.split('@').at(-1) ?? ''}`).toBe(email);
      }),
      RUNS,
    );
  });
});
