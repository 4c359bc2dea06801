import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSettings, publicSettings, type Settings, SETTINGS_DEFAULTS } from './settings.ts';
import { RUNS } from '../testing/runs.ts';

const SENT = {
  theme: 'lulu',
  navigationSystem: 'panel',
  apiVersion: '1.1',
  brandName: 'Lulu',
  casinoOrigin: 'https://lulu.example/',
  pageKeys: ['root', 'cashback'],
  pageUrlSetup: [{ key: 'cashback', href: '/rewards', shallow: true }],
  inactivitySessionTimeout: '15',
  affiliateKeyQueryParameter: 'aff',
  reCaptchaSiteKey: 'site-key',
  mirrorDomain: [
    {
      url: 'https://lulu-2.example',
      domainId: 2,
      settings: {
        loginOff: true,
        registrationConfigs: [
          { country: 'DE', timeWindows: [{ from: '08:00', to: '20:00', deviceType: 'all' }] },
        ],
      },
    },
  ],
  mainDomainConfigs: { loginOff: false, registrationConfigs: [] },
  excludedCountryCodeList: ['us', 'GB'],
  whitelistedIPs: ['203.0.113.7'],
  formFieldsValidation: { password: { min: 8, special: true, digit: true, uppercase: false } },
  loyaltyLevelGroupSteps: [1, '5', 10],
  referAFriendPercent: '12.5',
  onDepositShowAllField: true,
  debugShowTranslationKeys: true,
  allowDepWithoutAddress: true,
  emailPhoneRegistration: true,
  use1ClickRegistration: true,
  useSMSResetPassword: true,
  useMultiWallet: true,
  showLiveChat: true,
  allowKYCBeforeDeposit: true,
  allowGuestPlayDemoGames: true,
  allowGameViewNotLoggedUser: true,
  verifyEmailOnBonusActivation: true,
  holdUserOnRegistration: true,
  askTrackingConsent: true,
  market: 'gb',
  officialListKey: 'Kpublic',
};

/** Reads settings in which one key was sent as this. */
function read(key: string, value: unknown) {
  return parseSettings({ ...SENT, [key]: value });
}

describe('settings of the platform', () => {
  test('are read whole, every setting the product knows', () => {
    const { settings, problems } = parseSettings(SENT);
    const { navigationSystem, ...rest } = SENT;
    expect(problems).toEqual([]);
    expect(settings).toEqual({
      ...rest,
      navigation: navigationSystem,
      casinoOrigin: 'https://lulu.example',
      inactivitySessionTimeout: 15,
      excludedCountryCodeList: ['US', 'GB'],
      loyaltyLevelGroupSteps: [1, 5, 10],
      referAFriendPercent: 12.5,
    });
    const atDefault = Object.entries(settings).filter(
      ([key, value]) => value === SETTINGS_DEFAULTS[key as keyof Settings],
    );
    expect(atDefault).toEqual([]);
  });

  test('come bare or under data', () => {
    expect(parseSettings({ success: true, data: SENT })).toEqual(parseSettings(SENT));
    expect(parseSettings({ data: SENT })).toEqual(parseSettings(SENT));
  });

  test('pass over what nobody knows [SET-06]', () => {
    const { settings, problems } = read('futureFlag', { on: true });
    expect(problems).toEqual([]);
    expect(Object.keys(settings)).not.toContain('futureFlag');
  });

  test.each([null, undefined, '', 'x', 7, [], [SENT], { success: false, message: 'no' }, { success: true }])(
    'that are none at all (%o) are the defaults and one problem',
    (raw) => {
      expect(parseSettings(raw)).toEqual({
        settings: SETTINGS_DEFAULTS,
        problems: [{ key: '*', reason: 'unreadable' }],
      });
    },
  );
});

describe('a setting the platform keeps silent about', () => {
  test('takes its default and is named once [SET-02]', () => {
    const { settings, problems } = parseSettings({});
    expect(settings).toEqual(SETTINGS_DEFAULTS);
    expect(problems.every(({ reason }) => reason === 'missing')).toBe(true);
    expect(problems.map(({ key }) => key).toSorted()).toEqual(Object.keys(SENT).toSorted());
  });

  test('has these defaults [SET-02]', () => {
    expect(SETTINGS_DEFAULTS).toMatchObject({
      theme: 'curacao',
      navigation: 'basic',
      apiVersion: '1.0',
      affiliateKeyQueryParameter: 'nxafk',
      inactivitySessionTimeout: 30,
    });
  });

  test.each(Object.keys(SENT))(
    '%s sent as null or as something else takes its default and is named [SET-02]',
    (key) => {
      const property = key === 'navigationSystem' ? 'navigation' : (key as keyof Settings);
      const asNull = read(key, null);
      expect(asNull.problems).toEqual([{ key, reason: 'missing' }]);
      expect(asNull.settings[property]).toEqual(SETTINGS_DEFAULTS[property]);
      for (const odd of [{ odd: true }, Symbol('odd'), '']) {
        const wrong = read(key, odd);
        expect(wrong.problems.map((problem) => problem.key)).toEqual(
          key === 'mainDomainConfigs' && typeof odd === 'object' ? [] : [key],
        );
      }
    },
  );

  test('never takes the page down, whatever else is sent [SET-02]', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(SENT)), fc.anything()), (sent) => {
        const { settings } = parseSettings({ ...sent, data: undefined });
        expect(Object.keys(settings).toSorted()).toEqual(Object.keys(SETTINGS_DEFAULTS).toSorted());
        expect(settings.inactivitySessionTimeout).toBeGreaterThan(1);
      }),
      RUNS,
    );
  });
});

describe('a setting that can be meant', () => {
  test.each([
    ['inactivitySessionTimeout', '45', 45],
    ['inactivitySessionTimeout', 1, 30],
    ['inactivitySessionTimeout', 2.5, 2.5],
    ['referAFriendPercent', ' 10 ', 10],
    ['apiVersion', 1, '1.0'],
    ['apiVersion', 1.25, '1.25'],
    ['theme', ' lulu ', 'lulu'],
  ])('%s sent as %o is %o, without a complaint [SET-02]', (key, sent, value) => {
    const { settings, problems } = read(key, sent);
    expect(settings[key as keyof Settings]).toBe(value);
    expect(problems).toEqual([]);
  });

  test('a list goes on without its unreadable rows, and that is named [SET-02]', () => {
    const { settings, problems } = read('excludedCountryCodeList', ['us', null, 7, '', 'de']);
    expect(settings.excludedCountryCodeList).toEqual(['US', 'DE']);
    expect(problems).toEqual([{ key: 'excludedCountryCodeList', reason: 'rows-dropped' }]);
  });

  test('a page address with a refused scheme is dropped and named', () => {
    const setup = [
      { key: 'deposit', href: 'javascript:alert(1)' },
      { key: 'nonsense', href: '/x' },
      { key: 'casino', href: ' /games ' },
    ];
    const { settings, problems } = read('pageUrlSetup', setup);
    expect(settings.pageUrlSetup).toEqual([{ key: 'casino', href: '/games', shallow: false }]);
    expect(problems).toEqual([{ key: 'pageUrlSetup', reason: 'rows-dropped' }]);
  });

  test('an unreadable registration window stays unreadable instead of opening registration to all', () => {
    const windows = (registrationConfigs: unknown) =>
      read('mainDomainConfigs', { registrationConfigs }).settings.mainDomainConfigs?.registrationConfigs;
    expect(windows([{ country: 'DE', timeWindows: [{ from: 8 }, 'late'] }])).toEqual([
      {
        country: 'DE',
        timeWindows: [
          { from: '', to: '' },
          { from: '', to: '' },
        ],
      },
    ]);
    expect(windows([{ country: 'DE' }, 7])).toEqual([
      { country: 'DE', timeWindows: [{ from: '', to: '' }] },
      { country: '', timeWindows: [{ from: '', to: '' }] },
    ]);
  });
});

test.each([
  ['2026-12-01T00:00:00Z', Date.parse('2026-12-01T00:00:00Z')],
  ['tomorrow', undefined],
  [undefined, undefined],
  [null, undefined],
])('a mirror domain that closes at %o closes at %o [MIR-01]', (closesAt, expected) => {
  const { settings, problems } = read('mirrorDomain', [
    { url: 'm.example', domainId: 1, settings: {}, closesAt },
  ]);
  expect(settings.mirrorDomain.map((mirror) => mirror.closesAt)).toEqual([expected]);
  expect(problems).toEqual([]);
});

test('a browser learns all settings but the whitelisted addresses [SET-04]', () => {
  const { settings } = parseSettings({ ...SENT, systemToken: 'sandbox-lulu', secrets: { key: 'k-123' } });
  const shown = publicSettings(settings);
  const { whitelistedIPs, officialListKey, ...rest } = settings;
  expect(shown).toEqual(rest);
  expect(officialListKey).toBe('Kpublic');
  expect(whitelistedIPs).toEqual(['203.0.113.7']);
  expect(JSON.stringify(shown)).not.toMatch(/203\.0\.113|sandbox-lulu|k-123/);
});

test.each([
  ['se', '15', 2],
  ['SE', 1.5, 1.5],
  ['se', null, 2],
  ['default', 15, 15],
  ['gb', 60, 60],
])('in market %s an idle time of %s minutes becomes %d [SES-05]', (market, sent, minutes) => {
  const { settings } = parseSettings({ ...SENT, market, inactivitySessionTimeout: sent });
  expect(settings.inactivitySessionTimeout).toBe(minutes);
});
