import { count, eq, sum } from 'drizzle-orm';
import type { SentAnswerOf } from '@baize/api/call';
import type { getUserDetails } from '@baize/api/calls/session';
import { LIMIT_PERIODS } from '@baize/domain/limits';
import { activeBonusOf, bonusLabel } from '../bonuses/player-bonus.ts';
import { wageringLeft } from '../cashier/wagering-left.ts';
import type { Database } from '../database/open-database.ts';
import { wallets } from '../database/schema.ts';
import { referrals } from '../database/tables/bonuses.ts';
import { currencySymbol, toAmount } from '../ledger/currency.ts';
import { keptLimit, limitRowsOf } from '../limits/limit-rows.ts';
import { usedOf } from '../limits/limit-usage.ts';
import { userLimitOf } from '../limits/user-limit.ts';
import { lastLoginOf, sessionBefore, type Player, type SignedIn } from '../sessions/session-store.ts';

type UserDetails = SentAnswerOf<typeof getUserDetails>;
type Wallet = typeof wallets.$inferSelect;

type Asked = { signedIn: SignedIn; now: number; language?: string };

/** The signed-in player's account with everything that stands beside it. */
export async function userDetailsOf(
  database: Database,
  { signedIn: { player, session }, now, language = 'en' }: Asked,
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
    referralData: await referralDataOf(database, player),
    activeBonus: active && bonusLabel(active, player.currencyCode, language),
    wageringLeft: money(
      await wageringLeft(database, { playerId: player.id, currencyCode: player.currencyCode }),
    ),
    userMonthlyLimit: await monthlyLimitOf(database, { player, now }),
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

/** The player's monthly deposit limit, with what this month has taken of it. */
async function monthlyLimitOf(database: Database, { player, now }: { player: Player; now: number }) {
  const kept = keptLimit(await limitRowsOf(database, player.id), {
    type: 'deposit',
    period: LIMIT_PERIODS.monthly,
  });
  const limit = kept.limit?.amount ?? null;
  if (limit === null) return null;
  const used = await usedOf(database, { player, type: 'deposit', period: 'monthly', now });
  const money = (units: bigint) => toAmount(units, player.currencyCode);
  return { limit: money(limit), used: money(used), left: money(limit > used ? limit - used : 0n) };
}

async function referralDataOf(database: Database, { id, referralCode, currencyCode }: Player) {
  const [brought] = await database
    .select({ invited: count(), earned: sum(referrals.earned) })
    .from(referrals)
    .where(eq(referrals.referrerId, id));
  const earned = BigInt(brought?.earned ?? 0);
  return { code: referralCode, invited: brought?.invited ?? 0, earned: toAmount(earned, currencyCode) };
}
