import { count, eq, sum } from 'drizzle-orm';
import type { ResponseInputOf } from '@baize/api/endpoint';
import type { getUserDetails } from '@baize/api/endpoints/session';
import { LIMIT_PERIODS } from '@baize/domain/limits';
import { getPlayerZone } from '../accounts/country-facts.ts';
import { findActiveBonus, toBonusLabel } from '../bonuses/player-bonus.ts';
import { getWageringBeforeWithdrawal } from '../cashier/remaining-wagering.ts';
import type { Database } from '../database/open-database.ts';
import { wallets } from '../database/schema.ts';
import { referrals } from '../database/tables/bonuses.ts';
import { currencySymbol, unitsToDecimal } from '../ledger/currency.ts';
import { findStoredLimit, loadLimits } from '../limits/limit-store.ts';
import { getLimitUsage } from '../limits/limit-usage.ts';
import { toUserLimit } from '../limits/user-limit.ts';
import { toLastLogin, findPreviousSession, type Player, type SignedIn } from '../sessions/session-store.ts';

type UserDetails = ResponseInputOf<typeof getUserDetails>;
type Wallet = typeof wallets.$inferSelect;

type Asked = { signedIn: SignedIn; now: number; language?: string };

/** The signed-in player's account with everything that stands beside it. */
export async function loadUserDetails(
  database: Database,
  { signedIn: { player, session }, now, language = 'en' }: Asked,
): Promise<UserDetails & { lastLogin: ReturnType<typeof toLastLogin> }> {
  const held = await database.select().from(wallets).where(eq(wallets.playerId, player.id));
  const main = held.find(({ currencyCode }) => currencyCode === player.currencyCode);
  if (!main) throw new Error(`player ${player.id} has no ${player.currencyCode} wallet`);
  const active = await findActiveBonus(database, player.id);
  const money = (units: bigint) => unitsToDecimal(units, player.currencyCode);
  const own = await Promise.all(held.map((wallet) => toOwnWallet(database, { player, wallet, now })));

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
      timeZone: getPlayerZone(player),
      currencyCode: player.currencyCode,
      kycStatus: player.kycStatus,
      tags: [...player.tags],
      userLimit: toUserLimit(player, now),
      userWallet: { ...toWallet(main), wallets: own },
    },
    depositCount: player.depositCount,
    totalDeposit: money(player.totalDeposit),
    totalSpend: money(player.totalSpend),
    isCrypto: player.isCrypto,
    currencySymbol: currencySymbol(player.currencyCode),
    userLoyaltyLevel: player.loyaltyLevel,
    referralData: await loadReferralData(database, player),
    activeBonus: active && toBonusLabel(active, player.currencyCode, language),
    wageringLeft: own.find(({ currencyCode }) => currencyCode === player.currencyCode)?.wageringLeft ?? 0,
    userMonthlyLimit: await loadMonthlyLimit(database, { player, now }),
    lastLogin: toLastLogin(await findPreviousSession(database, session)),
  };
}

/** With what is to be wagered before any of it can be withdrawn. */
async function toOwnWallet(
  database: Database,
  { player, wallet, now }: { player: Player; wallet: Wallet; now: number },
) {
  const { currencyCode } = wallet;
  const left = await getWageringBeforeWithdrawal(database, { player, currencyCode, now });
  return { ...toWallet(wallet), wageringLeft: unitsToDecimal(left, currencyCode) };
}

function toWallet({ balance, bonusBalance, currencyCode, sequence }: Wallet) {
  return {
    amount: unitsToDecimal(balance, currencyCode),
    bonusAmount: unitsToDecimal(bonusBalance, currencyCode),
    currencyCode,
    sequence,
  };
}

/** The player's monthly deposit limit, with what this month has taken of it. */
async function loadMonthlyLimit(database: Database, { player, now }: { player: Player; now: number }) {
  const kept = findStoredLimit(await loadLimits(database, player.id), {
    type: 'deposit',
    period: LIMIT_PERIODS.monthly,
  });
  const limit = kept.limit?.amount ?? null;
  if (limit === null) return null;
  const used = await getLimitUsage(database, { player, type: 'deposit', period: 'monthly', now });
  const money = (units: bigint) => unitsToDecimal(units, player.currencyCode);
  return { limit: money(limit), used: money(used), left: money(limit > used ? limit - used : 0n) };
}

async function loadReferralData(database: Database, { id, referralCode, currencyCode }: Player) {
  const [brought] = await database
    .select({ invited: count(), earned: sum(referrals.earned) })
    .from(referrals)
    .where(eq(referrals.referrerId, id));
  const earned = BigInt(brought?.earned ?? 0);
  return { code: referralCode, invited: brought?.invited ?? 0, earned: unitsToDecimal(earned, currencyCode) };
}
