import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { amountSchema, looseIdSchema, maybeText } from '../../fields.ts';

/** One purse of a player who holds several currencies. */
export const walletSchema = v.object({
  amount: amountSchema,
  bonusAmount: v.nullish(amountSchema, 0),
  currencyCode: v.string(),
});

/** The player's money: real, bonus, and the other purses where the brand has them. */
export const userWalletSchema = v.object({
  ...walletSchema.entries,
  wallets: v.nullish(v.array(walletSchema), []),
});

/** Real and bonus money in one currency, with further purses. */
export type UserWallet = v.InferOutput<typeof userWalletSchema>;

/** The player's exclusion, as the platform keeps it; its dates are judged in domain/self-exclusion. */
export const userLimitSchema = v.object({
  isSelfExclusionPermanent: v.nullish(v.boolean(), false),
  selfExclusion: maybeText,
});

/** Whoever is signed in. A limit that cannot be read counts as an exclusion: better shut than open (SES-09). */
export const userSchema = v.object({
  userId: looseIdSchema,
  email: maybeText,
  isEmailVerified: v.nullish(v.boolean(), false),
  firstName: maybeText,
  lastName: maybeText,
  nickname: maybeText,
  gender: maybeText,
  dateOfBirth: maybeText,
  phoneCode: maybeText,
  phone: maybeText,
  countryCode: maybeText,
  city: maybeText,
  address: maybeText,
  zipCode: maybeText,
  currencyCode: maybeText,
  kycStatus: maybeText,
  tags: v.nullish(v.array(v.string()), []),
  userLimit: v.fallback(v.nullish(userLimitSchema, null), {
    isSelfExclusionPermanent: false,
    selfExclusion: 'unreadable',
  }),
  userWallet: userWalletSchema,
});

/** The player's account with what stands beside it (SES-14). */
export const userDetailsSchema = v.object({
  getUser: userSchema,
  depositCount: v.nullish(v.pipe(v.number(), v.finite()), 0),
  totalDeposit: v.nullish(amountSchema, 0),
  totalSpend: v.nullish(amountSchema, 0),
  isCrypto: v.nullish(v.boolean(), false),
  currencySymbol: maybeText,
  userLoyaltyLevel: v.nullish(v.unknown(), null),
  referralData: v.nullish(v.unknown(), null),
  activeBonus: v.nullish(v.unknown(), null),
  userMonthlyLimit: v.nullish(v.unknown(), null),
});

/** Who is signed in, their money, limits and standing. */
export type UserDetails = v.InferOutput<typeof userDetailsSchema>;

/** Reads the signed-in player; refused without a token before anything is sent (HTTP-03). */
export const getUserDetails = defineCall({
  name: 'get-user-details',
  method: 'GET',
  path: '/api/user/get-user-details',
  auth: 'required',
  asks: {},
  answers: userDetailsSchema,
});
