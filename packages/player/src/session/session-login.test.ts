import { tokenStore } from '@baize/browser/token-store';
import { publicSettings, SETTINGS_DEFAULTS, type PublicSettings } from '@baize/domain/settings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playerFixture } from '../testing/player-fixture.ts';
import {
  DETAILS,
  LOGIN,
  ok,
  openDocument,
  stubPlatform,
  rejectedWith,
  SIGN_UP,
} from './testing/open-document.ts';

const CREDENTIALS = { email: 'vip@player.test', password: 'Baize-2026' };
const FORM = { ...CREDENTIALS, countryCode: 'NL', termsAccepted: true };
const CREATED = { createUser: { userId: 7 }, accessToken: 'from-sign-up' };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page that was opened at an address, with a platform behind it that answers everything well. */
async function arrivedAt(search: string, parts: Partial<PublicSettings> = {}) {
  const asked = stubPlatform({
    [LOGIN]: () => ok({ accessToken: 'new', cpnc: 'theirs' }),
    [SIGN_UP]: () => ok(CREATED),
    [DETAILS]: () => ok(playerFixture()),
  });
  sessionStorage.setItem('baize.arrivals', `http://brand.test/casino${search} `);
  const page = await openDocument();
  page.tell({ settings: { ...publicSettings(SETTINGS_DEFAULTS), ...parts }, locale: 'de' });
  await page.startSession();
  const sent = (path: string) => asked.filter((call) => call.path === path).map(({ body }) => body);
  return { page, sent };
}

test('a login tells where the player comes from, and with which screen [SES-15]', async () => {
  const { page, sent } = await arrivedAt('?cpnc=7&mkt=spring&nxafk=1&nxaft=friend&userDeviceType=mobile');
  await page.signIn(CREDENTIALS, { recaptchaToken: null });
  expect(sent(LOGIN)).toEqual([
    {
      ...CREDENTIALS,
      recaptchaToken: null,
      afterReg: false,
      cpnc: '7',
      mkt: 'spring',
      userDeviceType: 'mobile',
      screenResolution: '0x0',
      uidToken: 'friend',
    },
  ]);
});

test('the reCAPTCHA token goes along where the brand has a key, and nowhere else [SES-15]', async () => {
  const { page, sent } = await arrivedAt('', { reCaptchaSiteKey: 'a-key' });
  await page.signIn(CREDENTIALS, { recaptchaToken: 'solved' });
  expect(sent(LOGIN)).toMatchObject([{ recaptchaToken: 'solved' }]);
});

test('what the platform says of who sent the player counts from then on [SES-15]', async () => {
  const { page, sent } = await arrivedAt('?cpnc=7');
  await page.signIn(CREDENTIALS);
  await page.signIn(CREDENTIALS);
  expect(sent(LOGIN)).toMatchObject([{ cpnc: '7' }, { cpnc: 'theirs' }]);
});

test('the code that follows the password is sent with its ticket alone, and counts as the log-in [SES-01] [SES-15]', async () => {
  const { page, sent } = await arrivedAt('?cpnc=7');
  await page.signIn({ ticket: 'a-ticket', code: '123456' });
  expect(sent(LOGIN)).toEqual([{ ticket: 'a-ticket', code: '123456' }]);
  expect(page.phase()).toBe('signed-in');
  expect(tokenStore.get()).toBe('new');
  await page.signIn(CREDENTIALS);
  expect(sent(LOGIN)[1]).toMatchObject({ cpnc: 'theirs' });
  const stored = [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)).join('');
  expect(stored).toContain('new');
  expect(stored).not.toMatch(/a-ticket|123456/);
});

test('a sign-up sends the form with all that belongs to it, and leads to the login [SES-15]', async () => {
  const { page, sent } = await arrivedAt('?at=&token=secret&cpnc=7');
  expect(await page.signUp(FORM)).toEqual({ next: 'login', created: expect.anything() });
  expect(sent(SIGN_UP)).toMatchObject([
    {
      ...FORM,
      username: 'vip',
      uniqueKey: CREDENTIALS.email,
      gender: 'Not to say',
      preferredLanguage: 'de',
      cpnc: '7',
      mirrorDomainFk: null,
      firstUrl: 'http://brand.test/casino?cpnc=7',
      userUUID: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ]);
  expect(page.phase()).toBe('signed-out');
  expect(tokenStore.get()).toBeNull();
  expect(page.loginsWanted()).toBe(1);
});

test('the first login after a sign-up in this tab says so, the second does not [SES-15]', async () => {
  const { page, sent } = await arrivedAt('');
  await page.signUp(FORM);
  await page.signIn(CREDENTIALS);
  await page.signIn(CREDENTIALS);
  expect(sent(LOGIN)).toMatchObject([{ afterReg: true }, { afterReg: false }]);
});

test('where login is off on the mirror domain, the sign-up signs the player in', async () => {
  const { page, sent } = await arrivedAt('', {
    mirrorDomain: [
      { url: window.location.host, domainId: 4, settings: { loginOff: true, registrationConfigs: [] } },
    ],
  });
  expect(await page.signUp(FORM)).toMatchObject({ next: 'signed-in' });
  expect(sent(SIGN_UP)).toMatchObject([{ mirrorDomainFk: 4 }]);
  expect(page.phase()).toBe('signed-in');
  expect(tokenStore.get()).toBe('from-sign-up');
  expect(page.loginsWanted()).toBe(0);
});

test('a brand that reviews new players lets nobody in and opens no login', async () => {
  const { page } = await arrivedAt('', { holdUserOnRegistration: true });
  expect(await page.signUp(FORM)).toMatchObject({ next: 'held' });
  expect(page.phase()).toBe('signed-out');
  expect(page.loginsWanted()).toBe(0);
});

test('a password the platform made up can be shown before the login opens', async () => {
  const { page } = await arrivedAt('');
  stubPlatform({ [SIGN_UP]: () => ok({ createUser: { userId: 7, generatedPassword: 'apple-pear-7' } }) });
  expect(await page.signUp({})).toMatchObject({
    next: 'login',
    created: { generatedPassword: 'apple-pear-7' },
  });
  expect(page.loginsWanted()).toBe(0);
});

test('a linked account says so in its sign-up and its login, and opens no login by itself [PRF-04]', async () => {
  const { page, sent } = await arrivedAt('');
  const linked = { recaptchaToken: null, link: 'linked' } as const;
  expect(await page.signUp(FORM, linked)).toMatchObject({ next: 'login' });
  expect(page.loginsWanted()).toBe(0);
  await page.signIn(CREDENTIALS, linked);
  expect([sent(SIGN_UP), sent(LOGIN)]).toMatchObject([
    [{ linkAccount: true }],
    [{ linkAccount: true, afterReg: true }],
  ]);
  expect(page.phase()).toBe('signed-in');
});

test('a refused sign-up rejects with its reasons and changes nothing', async () => {
  const { page } = await arrivedAt('');
  stubPlatform({ [SIGN_UP]: () => rejectedWith(400) });
  await expect(page.signUp(FORM)).rejects.toMatchObject({ status: 400 });
  expect(page.loginsWanted()).toBe(0);
});

test('a field the platform could never take is named before anything is sent', async () => {
  const { page, sent } = await arrivedAt('');
  const refused = page.signUp({ ...FORM, phone: 'not a number' });
  await expect(refused).rejects.toMatchObject({ status: 400, fieldErrors: { phone: expect.anything() } });
  expect(sent(SIGN_UP)).toEqual([]);
});
