import type { UserDetails } from '@baize/api/endpoints/session';

/** A player as the platform tells of one; each story or test says what matters to it. */
export function playerFixture(
  parts: {
    amount?: number;
    currencyCode?: string;
    isCrypto?: boolean;
    /** A break of the player's own. */
    limit?: { selfExclusion?: string; frozenUntil?: string; isSelfExclusionPermanent?: boolean };
  } = {},
): UserDetails {
  const { amount = 248.5, currencyCode = 'EUR', isCrypto = false, limit } = parts;
  return {
    getUser: {
      userId: '7',
      email: 'marisol@player.test',
      isEmailVerified: true,
      firstName: 'Marisol',
      lastName: 'Rojas',
      nickname: null,
      gender: null,
      dateOfBirth: null,
      phoneCode: null,
      phone: null,
      countryCode: 'NL',
      city: null,
      address: null,
      zipCode: null,
      currencyCode,
      kycStatus: null,
      tags: [],
      userLimit: limit
        ? { isSelfExclusionPermanent: false, selfExclusion: null, frozenUntil: null, ...limit }
        : null,
      userWallet: { amount, bonusAmount: 0, currencyCode, sequence: null, wallets: [] },
    },
    depositCount: 1,
    totalDeposit: 0,
    totalSpend: 0,
    isCrypto,
    currencySymbol: null,
    userLoyaltyLevel: null,
    referralData: null,
    activeBonus: null,
    wageringLeft: null,
    userMonthlyLimit: null,
  };
}
