import * as v from 'valibot';
import { rulePackFor } from '../limits/rule-packs.ts';
import {
  DEFAULT_PATHS,
  type Navigation,
  type PageKey,
  type PageOverride,
  isPageKey,
} from '../pages/page-paths.ts';
import { DEFAULT_INACTIVITY_MINUTES } from '../session/session.ts';

import {
  type DomainSettings,
  type MirrorDomain,
  type PasswordRules,
  countryCodesSchema,
  domainSettingsSchema,
  fieldRulesSchema,
  flagSchema,
  minutesSchema,
  mirrorDomainsSchema,
  navigationSchema,
  numberSchema,
  numbersSchema,
  originSchema,
  pageKeysSchema,
  pageOverridesSchema,
  textSchema,
  textsSchema,
  versionSchema,
} from './setting-schemas.ts';

export type {
  DomainSettings,
  MirrorDomain,
  PasswordRules,
  RegistrationConfig,
  TimeWindow,
} from './setting-schemas.ts';

/**
 * What a brand's platform settings decide, every one present. `navigation` is the platform's `navigationSystem`;
 * `inactivitySessionTimeout` is minutes, above 1 and never more than the market's `idleMinutesMax`; null means the brand
 * has none. `askTrackingConsent` (ours, TRK-01): tracking scripts wait for the visitor's yes. `market` (ours) names the
 * rule pack the brand is held to, `officialListKey` (ours) is the public key of its official list of addresses.
 * Source: S2 §3 "App settings".
 */
export type Settings = {
  theme: string;
  navigation: Navigation;
  apiVersion: string;
  brandName: string | null;
  casinoOrigin: string | null;
  pageKeys: readonly PageKey[];
  pageUrlSetup: readonly PageOverride[];
  inactivitySessionTimeout: number;
  affiliateKeyQueryParameter: string;
  reCaptchaSiteKey: string | null;
  mirrorDomain: readonly MirrorDomain[];
  mainDomainConfigs: DomainSettings | null;
  excludedCountryCodeList: readonly string[];
  whitelistedIPs: readonly string[];
  formFieldsValidation: { password: PasswordRules };
  loyaltyLevelGroupSteps: readonly number[];
  referAFriendPercent: number;
  onDepositShowAllField: boolean;
  debugShowTranslationKeys: boolean;
  allowDepWithoutAddress: boolean;
  emailPhoneRegistration: boolean;
  use1ClickRegistration: boolean;
  useSMSResetPassword: boolean;
  useMultiWallet: boolean;
  showLiveChat: boolean;
  allowKYCBeforeDeposit: boolean;
  allowGuestPlayDemoGames: boolean;
  allowGameViewNotLoggedUser: boolean;
  verifyEmailOnBonusActivation: boolean;
  holdUserOnRegistration: boolean;
  askTrackingConsent: boolean;
  market: string;
  officialListKey: string | null;
};

/**
 * The settings inside every page: without the whitelisted addresses, which no browser may know (SET-04), and the key, which one
 * page alone asks the host for.
 */
export type PublicSettings = Omit<Settings, 'whitelistedIPs' | 'officialListKey'>;

/** One thing to log about settings: which key, and whether it was absent, unreadable, or lost some of its rows. */
export type SettingsProblem = {
  key: string;
  reason: 'missing' | 'malformed' | 'rows-dropped' | 'unreadable';
};

/** What holds when the platform is silent. Source: S2 §9; the flags are off, every page exists. */
export const SETTINGS_DEFAULTS: Settings = {
  theme: 'curacao',
  navigation: 'basic',
  apiVersion: '1.0',
  brandName: null,
  casinoOrigin: null,
  pageKeys: Object.keys(DEFAULT_PATHS).filter(isPageKey),
  pageUrlSetup: [],
  inactivitySessionTimeout: DEFAULT_INACTIVITY_MINUTES,
  affiliateKeyQueryParameter: 'nxafk',
  reCaptchaSiteKey: null,
  mirrorDomain: [],
  mainDomainConfigs: null,
  excludedCountryCodeList: [],
  whitelistedIPs: [],
  formFieldsValidation: { password: { min: 6, special: false, digit: false, uppercase: false } },
  loyaltyLevelGroupSteps: [],
  referAFriendPercent: 0,
  onDepositShowAllField: false,
  debugShowTranslationKeys: false,
  allowDepWithoutAddress: false,
  emailPhoneRegistration: false,
  use1ClickRegistration: false,
  useSMSResetPassword: false,
  useMultiWallet: false,
  showLiveChat: false,
  allowKYCBeforeDeposit: false,
  allowGuestPlayDemoGames: false,
  allowGameViewNotLoggedUser: false,
  verifyEmailOnBonusActivation: false,
  holdUserOnRegistration: false,
  askTrackingConsent: false,
  market: 'default',
  officialListKey: null,
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Finds the settings of an answer, bare or under `data`; null for none, as of a refusal in an envelope. */
export function unwrapSettings(raw: unknown): Record<string, unknown> | null {
  if (!isRecord(raw) || raw['success'] === false) return null;
  if (isRecord(raw['data'])) return raw['data'];
  return raw['success'] === undefined ? raw : null;
}

/**
 * Reads a brand's settings from the platform's answer, bare or under `data`. A missing, null or wrong-typed setting
 * takes its default and is one problem with its key; so is a list that lost unreadable rows, refused page addresses
 * among them. An answer that is no settings at all gives the defaults and the one problem `*: unreadable`, at which
 * a host that starts must stop. Unknown keys pass unread. Source: S2 §3, §9; requirements SET-02, SET-03, SET-06.
 */
export function parseSettings(raw: unknown): { settings: Settings; problems: SettingsProblem[] } {
  const source = unwrapSettings(raw);
  if (!source) return { settings: SETTINGS_DEFAULTS, problems: [{ key: '*', reason: 'unreadable' }] };
  const problems: SettingsProblem[] = [];
  const take = <K extends keyof Settings>(
    key: K,
    schema: v.GenericSchema<unknown, Settings[K]>,
    sentAs: string = key,
  ): Settings[K] => {
    const sent = source[sentAs];
    const read = v.safeParse(schema, sent);
    if (!read.success || sent === null || sent === undefined) {
      problems.push({ key: sentAs, reason: sent === null || sent === undefined ? 'missing' : 'malformed' });
      return SETTINGS_DEFAULTS[key];
    }
    if (Array.isArray(sent) && Array.isArray(read.output) && read.output.length < sent.length) {
      problems.push({ key: sentAs, reason: 'rows-dropped' });
    }
    return read.output;
  };
  const settings: Settings = {
    theme: take('theme', textSchema),
    navigation: take('navigation', navigationSchema, 'navigationSystem'),
    apiVersion: take('apiVersion', versionSchema),
    brandName: take('brandName', textSchema),
    casinoOrigin: take('casinoOrigin', originSchema),
    pageKeys: take('pageKeys', pageKeysSchema),
    pageUrlSetup: take('pageUrlSetup', pageOverridesSchema),
    inactivitySessionTimeout: take('inactivitySessionTimeout', minutesSchema),
    affiliateKeyQueryParameter: take('affiliateKeyQueryParameter', textSchema),
    reCaptchaSiteKey: take('reCaptchaSiteKey', textSchema),
    mirrorDomain: take('mirrorDomain', mirrorDomainsSchema),
    mainDomainConfigs: take('mainDomainConfigs', domainSettingsSchema),
    excludedCountryCodeList: take('excludedCountryCodeList', countryCodesSchema),
    whitelistedIPs: take('whitelistedIPs', textsSchema),
    formFieldsValidation: take('formFieldsValidation', fieldRulesSchema),
    loyaltyLevelGroupSteps: take('loyaltyLevelGroupSteps', numbersSchema),
    referAFriendPercent: take('referAFriendPercent', numberSchema),
    onDepositShowAllField: take('onDepositShowAllField', flagSchema),
    debugShowTranslationKeys: take('debugShowTranslationKeys', flagSchema),
    allowDepWithoutAddress: take('allowDepWithoutAddress', flagSchema),
    emailPhoneRegistration: take('emailPhoneRegistration', flagSchema),
    use1ClickRegistration: take('use1ClickRegistration', flagSchema),
    useSMSResetPassword: take('useSMSResetPassword', flagSchema),
    useMultiWallet: take('useMultiWallet', flagSchema),
    showLiveChat: take('showLiveChat', flagSchema),
    allowKYCBeforeDeposit: take('allowKYCBeforeDeposit', flagSchema),
    allowGuestPlayDemoGames: take('allowGuestPlayDemoGames', flagSchema),
    allowGameViewNotLoggedUser: take('allowGameViewNotLoggedUser', flagSchema),
    verifyEmailOnBonusActivation: take('verifyEmailOnBonusActivation', flagSchema),
    holdUserOnRegistration: take('holdUserOnRegistration', flagSchema),
    askTrackingConsent: take('askTrackingConsent', flagSchema),
    market: take('market', textSchema),
    officialListKey: take('officialListKey', textSchema),
  };
  // A market may allow less idle time than the brand asks for (markets.md "Sweden").
  const most = rulePackFor(settings.market).idleMinutesMax ?? Infinity;
  const inactivitySessionTimeout = Math.min(settings.inactivitySessionTimeout, most);
  return { settings: { ...settings, inactivitySessionTimeout }, problems };
}

/** Cuts settings down to what may reach a browser inside the first HTML. Source: requirements SET-04. */
export function publicSettings(settings: Settings): PublicSettings {
  const { whitelistedIPs: _, officialListKey: _key, ...shown } = settings;
  return shown;
}
