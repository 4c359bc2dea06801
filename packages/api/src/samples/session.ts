import {
  changePassword,
  forgotPassword,
  getUserDetails,
  login,
  logout,
  resendVerification,
  resetPassword,
  signUp,
  updateUserDetails,
  verifyEmail,
} from '../calls/session.ts';
import { bonusLabel } from './bonus-label.ts';
import { sample, silent } from './sample.ts';

const purse = { amount: 248.5, bonusAmount: 12, currencyCode: 'EUR', sequence: 41 };
const leastUser = { userId: 7, userWallet: { amount: 0, currencyCode: 'EUR' } };

const profile = {
  firstName: 'Marisol',
  lastName: 'Rojas',
  nickname: 'Mari',
  gender: 'Female',
  dateOfBirth: '1990-02-28',
  phoneCode: '+356',
  phone: '21001234',
  countryCode: 'MT',
  city: 'Valletta',
  address: '1 Old Street',
  zipCode: 'VLT 1000',
} as const;

const user = {
  ...profile,
  userId: 'u-7',
  email: 'marisol@player.test',
  isEmailVerified: true,
  currencyCode: 'EUR',
  kycStatus: 'APPROVED',
  tags: ['vip', 'new'],
  userLimit: {
    isSelfExclusionPermanent: false,
    selfExclusion: '2026-03-09',
    frozenUntil: '2026-03-09T10:00:00Z',
  },
  userWallet: { ...purse, wallets: [purse, { ...purse, currencyCode: 'USDT' }] },
};

const visit = { cpnc: 'c', mkt: 'm', userDeviceType: 'desktop', screenResolution: '1280x800' } as const;
const account = {
  email: 'marisol@player.test',
  username: 'marisol',
  uniqueKey: 'marisol@player.test',
  userUUID: '0b6f2b46-7c5e-4a52-9d05-0f4f3b1f9e11',
  preferredLanguage: 'en',
  userDeviceType: 'desktop',
  screenResolution: '1280x800',
} as const;

/** Accounts, sign-in and passwords. */
export const sessionSamples = [
  sample(login, {
    ask: {
      body: {
        email: 'marisol@player.test',
        password: 'Baize-2026',
        recaptchaToken: 'r',
        afterReg: true,
        ...visit,
        uidToken: 'nxaft-1',
        linkAccount: true,
      },
    },
    leastAsk: { body: { email: 'marisol@player.test', password: 'Baize-2026' } },
    happy: { accessToken: 't', userId: 7, locale: 'de', lastLogin: { created_at: '2026-03-01T10:00:00Z' } },
    minimal: { accessToken: 't' },
    maximal: {
      accessToken: 't',
      userId: 'u-7',
      locale: 'de',
      cpnc: 'c',
      lastLogin: { created_at: '2026-03-01T10:00:00Z', ip: '192.0.2.1', location: 'Malta' },
    },
  }),
  silent(logout, { ask: { body: { reason: 'USER_INITIATED' } } }),
  sample(signUp, {
    ask: {
      body: {
        ...profile,
        ...account,
        ...visit,
        password: 'Baize-2026',
        currencyCode: 'EUR',
        newsletter: true,
        termsAccepted: true,
        bonusCode: 'WELCOME',
        referralCode: 'FRIEND',
        uidToken: 'nxaft-1',
        firstUrl: 'https://casino.test/',
        mirrorDomainFk: 3,
        recaptchaToken: 'r',
        linkAccount: true,
      },
    },
    leastAsk: { body: account },
    happy: { accessToken: 't', createUser: { userId: 8, email: 'marisol@player.test' } },
    minimal: {},
    maximal: {
      accessToken: 't',
      createUser: { userId: '8', email: 'a@b.test', username: 'a', generatedPassword: 'Sea-Drum-41' },
    },
  }),
  sample(getUserDetails, {
    ask: {},
    happy: { getUser: { ...leastUser, email: 'marisol@player.test' }, depositCount: 2, userLoyaltyLevel: 3 },
    minimal: { getUser: leastUser },
    maximal: {
      getUser: user,
      depositCount: 2,
      totalDeposit: 300,
      totalSpend: 51.5,
      isCrypto: false,
      currencySymbol: '€',
      userLoyaltyLevel: { level: 4 },
      referralData: { code: 'MARI', invited: 2, earned: 10 },
      activeBonus: bonusLabel,
      wageringLeft: 40,
      userMonthlyLimit: { limit: 500, used: 120, left: 380 },
    },
  }),
  sample(updateUserDetails, {
    ask: {
      body: {
        ...profile,
        email: 'marisol@player.test',
        updateFrom: 'Profile Page',
        onChangeResetKyc: true,
        linkAccount: false,
      },
    },
    leastAsk: { body: { updateFrom: 'Deposit', address: null } },
    happy: { success: true, getUser: leastUser },
    minimal: {},
    maximal: { success: true, getUser: user, message: 'Saved' },
  }),
  silent(forgotPassword, {
    ask: { body: { phone: '21001234', phoneCode: '+356' } },
    leastAsk: { body: { email: 'marisol@player.test' } },
  }),
  silent(resetPassword, { ask: { body: { token: 'sent-token', password: 'Baize-2027' } } }),
  silent(changePassword, { ask: { body: { current: 'Baize-2026', password: 'Baize-2027' } } }),
  silent(verifyEmail, { ask: { body: { token: 'sent-token' } } }),
  silent(resendVerification, {
    ask: { body: { email: 'marisol@player.test' } },
    leastAsk: { body: {} },
  }),
];
