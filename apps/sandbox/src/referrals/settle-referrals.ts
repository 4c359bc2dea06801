import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { players } from '../database/schema.ts';
import { referrals } from '../database/tables/bonuses.ts';
import { payments } from '../database/tables/cashier.ts';
import type { Platform } from '../platform.ts';
import { notifyMovements } from '../realtime/notify-movements.ts';
import { getBrandRules } from '../settings/brand-rules.ts';
import { BRANDS } from '../settings/brand-settings.ts';
import { payReferralShare } from './deposit-share.ts';

type Needs = Pick<Platform, 'clock' | 'database' | 'realtime' | 'settings'>;

/** Pays every referrer whose friend has made a first deposit their brand's share of it, once, and tells them. */
export async function settleReferrals({ clock, database, realtime, settings }: Needs): Promise<void> {
  const friends = await database
    .select({ id: players.id, brand: players.brand })
    .from(referrals)
    .innerJoin(players, eq(players.id, referrals.playerId))
    .where(and(eq(referrals.earned, 0n), gt(players.depositCount, 0)))
    .orderBy(asc(players.id));
  for (const { id, brand } of friends) {
    const home = BRANDS.find((one) => one === brand);
    const percent = home ? getBrandRules(settings, home).settings.referAFriendPercent : 0;
    const at = new Date(clock.now());
    const shared = await database.transaction(async (transaction) => {
      const deposit = await firstDeposit(transaction, id);
      if (!deposit) return null;
      const { amount, currencyCode } = deposit;
      return payReferralShare(transaction, { player: { id, currencyCode }, amount, percent, at });
    });
    if (!shared) continue;
    const { referrer, posted } = shared;
    notifyMovements(realtime, { player: referrer, posted: [posted], at, reason: 'referral' });
  }
}

async function firstDeposit(database: Database, playerId: number) {
  const [found] = await database
    .select({ amount: payments.amount, currencyCode: payments.currencyCode })
    .from(payments)
    .where(
      and(eq(payments.playerId, playerId), eq(payments.kind, 'deposit'), eq(payments.status, 'completed')),
    )
    .orderBy(asc(payments.settledAt), asc(payments.createdAt))
    .limit(1);
  return found;
}
