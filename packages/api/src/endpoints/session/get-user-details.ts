import * as v from 'valibot';
import { defineEndpoint } from '../../endpoint.ts';
import {
  amountSchema,
  countSchema,
  looseIdSchema,
  maybeAmount,
  maybeInstant,
  maybeNumber,
  maybeText,
} from '../../fields.ts';
import { bonusLabelSchema } from '../rewards/bonus-label.ts';

/** One purse of a player who holds several currencies. */
export const walletSchema = v.object({
  amount: amountSchema,
  bonusAmount: v.nullish(amountSchema, 0),
  currencyCode: v.string(),
  /** How far the wallet's story is told in these amounts, where the platform says so (SES-11). */
  sequence: maybeNumber,
});

/** The player's money: real, bonus, and the other purses where the brand has them. */
export const userWalletSchema = v.object({
  ...walletSchema.entries,
  /** `wageringLeft` (ours): what is to be wagered in this currency before any of it can be withdrawn. */
  wallets: v.nullish(
    v.array(v.object({ ...walletSchema.entries, wageringLeft: v.optional(maybeNumber) })),
    [],
  ),
});

/** Real and bonus money in one currency, with further purses. */
export type UserWallet = v.InferOutput<typeof userWalletSchema>;

/** The player's exclusion and freeze, as the platform keeps them; judged in domain/self-exclusion. */
export const userLimitSchema = v.object({
  isSelfExclusionPermanent: v.nullish(v.boolean(), false),
  selfExclusion: maybeText,
  /** The instant at which an exclusion ends, by the platform's own count (ours, optional). */
  selfExclusionUntil: v.optional(maybeInstant),
  frozenUntil: maybeInstant,
});

/** Where the player stands in the club: a number, or an object that names its `level`. */
const loyaltyLevelSchema = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(
    v.object({ level: v.pipe(v.number(), v.finite()) }),
    v.transform(({ level }) => level),
  ),
]);

const referralDataSchema = v.object({
  code: maybeText,
  invited: v.nullish(countSchema, 0),
  earned: v.nullish(amountSchema, 0),
});

const monthlyLimitSchema = v.object({
  limit: amountSchema,
  used: v.nullish(amountSchema, 0),
  left: maybeAmount,
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
  /** The IANA zone that the platform counts this player's days in (ours, optional). */
  timeZone: v.optional(maybeText),
  currencyCode: maybeText,
  kycStatus: maybeText,
  tags: v.nullish(v.array(v.string()), []),
  userLimit: v.fallback(v.nullish(userLimitSchema, null), {
    isSelfExclusionPermanent: false,
    selfExclusion: 'unreadable',
    frozenUntil: null,
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
  userLoyaltyLevel: v.nullish(loyaltyLevelSchema, null),
  referralData: v.nullish(referralDataSchema, null),
  activeBonus: v.nullish(bonusLabelSchema, null),
  wageringLeft: maybeNumber,
  userMonthlyLimit: v.nullish(monthlyLimitSchema, null),
});

/** Who is signed in, their money, limits and standing. */
export type UserDetails = v.InferOutput<typeof userDetailsSchema>;

/** Reads the signed-in player; refused without a token before anything is sent (HTTP-03). */
export const getUserDetails = defineEndpoint({
  name: 'get-user-details',
  method: 'GET',
  path: '/api/user/get-user-details',
  auth: 'required',
  request: {},
  response: userDetailsSchema,
});
