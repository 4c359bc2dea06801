import { isPlaceholderEmail } from '@baize/domain/validation';
import { publicSettings, SETTINGS_DEFAULTS } from '@baize/domain/settings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playerFixture } from '../testing/player-fixture.ts';
import { DETAILS, LOGIN, ok, openDocument, stubPlatform, SIGN_UP } from './testing/open-document.ts';

const VISIT = {
  cpnc: '7',
  mkt: 'spring',
  userDeviceType: 'mobile',
  screenResolution: '0x0',
  uidToken: 'friend',
};
const ARRIVAL = 'http://brand.test/promo?at=+&cpnc=7&mkt=spring&nxafk=1&nxaft=friend&userDeviceType=mobile';
const MIRROR = {
  url: window.location.host,
  domainId: 4,
  settings: { loginOff: false, registrationConfigs: [] },
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A German page on a mirror domain, reached by an affiliate’s link. */
async function openPage() {
  const asked = stubPlatform({
    [LOGIN]: () => ok({ accessToken: 'new' }),
    [SIGN_UP]: () => ok({ createUser: { userId: 7, email: null }, accessToken: 'unused' }),
    [DETAILS]: () => ok(playerFixture()),
  });
  sessionStorage.setItem('baize.arrivals', `${ARRIVAL} `);
  const page = await openDocument();
  const settings = { ...publicSettings(SETTINGS_DEFAULTS), reCaptchaSiteKey: 'key', mirrorDomain: [MIRROR] };
  page.tell({ settings, locale: 'de' });
  await page.startSession();
  return { page, sent: (path: string) => asked.filter((call) => call.path === path).map(({ body }) => body) };
}

const FORM = {
  email: 'ann.smith@example.com',
  password: 'Baize-2026',
  firstName: 'Ann',
  lastName: 'Smith',
  dateOfBirth: '1990-06-15',
  countryCode: 'NL',
  currencyCode: 'EUR',
  phoneCode: '31',
  phone: '612345678',
  termsAccepted: true,
};

test('a sign-up sends what the player filled in and all that is known of the visit, and nothing else [SES-03]', async () => {
  const { page, sent } = await openPage();
  const { created } = await page.signUp(FORM, { recaptchaToken: 'solved' });
  expect(created).toMatchObject({ userId: '7' });
  expect(sent(SIGN_UP)).toEqual([
    {
      ...FORM,
      ...VISIT,
      username: 'ann.smith',
      uniqueKey: FORM.email,
      userUUID: expect.stringMatching(/^[0-9a-f-]{36}$/),
      gender: 'Not to say',
      mirrorDomainFk: 4,
      firstUrl: 'http://brand.test/promo?cpnc=7&mkt=spring&userDeviceType=mobile',
      preferredLanguage: 'de',
      recaptchaToken: 'solved',
    },
  ]);
});

test('a login sends the whole of its payload, and its answer signs the player in [SES-03]', async () => {
  const { page, sent } = await openPage();
  await page.signIn({ email: FORM.email, password: FORM.password }, { recaptchaToken: 'solved' });
  const { email, password } = FORM;
  expect(sent(LOGIN)).toEqual([{ email, password, ...VISIT, recaptchaToken: 'solved', afterReg: false }]);
  expect(page.phase()).toBe('signed-in');
});

test('without an e-mail a placeholder is sent, fresh for each account; the browser’s own name stays the same [SES-03]', async () => {
  const bodies: object[] = [];
  for (let times = 0; times < 2; times += 1) {
    const { page, sent } = await openPage();
    await page.signUp({ ...FORM, email: '' });
    for (const body of sent(SIGN_UP)) if (typeof body === 'object' && body) bodies.push(body);
  }
  const named = (name: string): unknown[] =>
    bodies.map((body): unknown => Object.getOwnPropertyDescriptor(body, name)?.value);
  expect(named('email').map((email) => isPlaceholderEmail(String(email)))).toEqual([true, true]);
  expect(new Set(named('email')).size).toBe(2);
  expect(named('uniqueKey')).toEqual(named('email'));
  expect(new Set(named('userUUID')).size).toBe(1);
});
