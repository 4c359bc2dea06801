import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { players } from '../database/schema.ts';
import { referrals } from '../database/tables/bonuses.ts';
import { fromEuroCents, toEuros } from '../ledger/exchange-rates.ts';
import { postMovement, type PostedMovement } from '../ledger/post-movement.ts';

type Deposit = {
  /** Who paid in. */
  player: { id: number; currencyCode: string };
  /** Whole units of the depositor's currency. */
  amount: bigint;
  /** The brand's referAFriendPercent. */
  percent: number;
  at: Date;
};

/** Whom it was paid to, for the socket, after commit. */
export type ReferralShare = { referrer: { id: number; currencyCode: string }; posted: PostedMovement };

/**
 * Pays whoever brought a player their share of the player's first deposit, once, as real money in their own currency.
 * Null where nobody did, or the share was paid. Call it inside the transaction that books the deposit.
 */
export async function payReferralShare(
  transaction: Database,
  { player, amount, percent, at }: Deposit,
): Promise<ReferralShare | null> {
  const [found] = await transaction
    .select({ id: players.id, currencyCode: players.currencyCode, earned: referrals.earned })
    .from(referrals)
    .innerJoin(players, eq(players.id, referrals.referrerId))
    .where(eq(referrals.playerId, player.id));
  if (!found || found.earned > 0n) return null;
  const { id, currencyCode } = found;
  const cents = toEuros(amount, player.currencyCode) * percent;
  const share = fromEuroCents(cents, currencyCode);
  if (share <= 0n) return null;
  const marked = await transaction
    .update(referrals)
    .set({ earned: share })
    .where(and(eq(referrals.playerId, player.id), eq(referrals.earned, 0n)))
    .returning({ playerId: referrals.playerId });
  if (marked.length === 0) return null;
  const movement = { playerId: id, currencyCode, amount: share, reason: 'referral', at } as const;
  return { referrer: { id, currencyCode }, posted: await postMovement(transaction, movement) };
}
