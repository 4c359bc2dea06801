import { eq } from 'drizzle-orm';
import type { SentAnswerOf } from '@baize/api/call';
import type { getUserDetails } from '@baize/api/calls/session';
import { activeBonusOf, bonusLabel } from '../bonuses/player-bonus.ts';
import type { Database } from '../database/open-database.ts';
import { wallets } from '../database/schema.ts';
import { currencySymbol, toAmount } from '../ledger/currency.ts';
import { lastLoginOf, sessionBefore, type Player, type SignedIn } from '../sessions/session-store.ts';

type UserDetails = SentAnswerOf<typeof getUserDetails>;
type Wallet = typeof wallets.$inferSelect;

/** The signed-in player's account with everything that stands beside it. */
export async function userDetailsOf(
  database: Database,
  { signedIn: { player, session }, now }: { signedIn: SignedIn; now: number },
): Promise<UserDetails & { lastLogin: ReturnType<typeof lastLoginOf> }> {
  const held = await database.select().from(wallets).where(eq(wallets.playerId, player.id));
  const main = held.find(({ currencyCode }) => currencyCode === player.currencyCode);
  if (!main) throw new Error(`player ${player.id} has no ${player.currencyCode} wallet`);
  const active = await activeBonusOf(database, player.id);
  const money = (units: bigint) => toAmount(units, player.currencyCode);

  return {
    getUser: {
      userId: player.id,
      email: player.email,
      isEmailVerified: player.isEmailVerified,
      firstName: player.firstName,
      lastName: player.lastName,
      nickname: player.nickname,
      gender: player.gender,
      dateOfBirth: player.dateOfBirth,
      phoneCode: player.phoneCode,
      phone: player.phone,
      countryCode: player.countryCode,
      city: player.city,
      address: player.address,
      zipCode: player.zipCode,
      currencyCode: player.currencyCode,
      kycStatus: player.kycStatus,
      tags: [...player.tags],
      userLimit: userLimitOf(player, now),
      userWallet: { ...purse(main), wallets: held.map(purse) },
    },
    depositCount: player.depositCount,
    totalDeposit: money(player.totalDeposit),
    totalSpend: money(player.totalSpend),
    isCrypto: player.isCrypto,
    currencySymbol: currencySymbol(player.currencyCode),
    userLoyaltyLevel: player.loyaltyLevel,
    referralData: { code: player.referralCode, invited: 0, earned: 0 },
    activeBonus: active && bonusLabel(active, player.currencyCode),
    userMonthlyLimit:
      player.monthlyLimit === null
        ? null
        : { limit: money(player.monthlyLimit), used: 0, left: money(player.monthlyLimit) },
    lastLogin: lastLoginOf(await sessionBefore(database, session)),
  };
}

function purse({ balance, bonusBalance, currencyCode, sequence }: Wallet) {
  return {
    amount: toAmount(balance, currencyCode),
    bonusAmount: toAmount(bonusBalance, currencyCode),
    currencyCode,
    sequence,
  };
}

function userLimitOf(player: Player, now: number) {
  const frozen = player.frozenUntil !== null && player.frozenUntil.getTime() > now;
  return {
    isSelfExclusionPermanent: player.excludedPermanently,
    selfExclusion: player.excludedUntil,
    frozenUntil: frozen ? player.frozenUntil?.toISOString() : null,
  };
}
