import { eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { playerBonuses } from '../database/tables/bonuses.ts';
import { postMovement, type PostedMovement } from '../ledger/post-movement.ts';
import type { BonusOwner } from './end-bonus.ts';
import { getActiveBonus } from './active-bonus.ts';

/**
 * Gives the deposit bonus a player has activated to the first deposit that is high enough: a percentage of it, up to the
 * bonus's threshold, into the bonus pocket. `amount` is what was paid in, whole units. Returns what was moved, for the
 * socket, after commit; nothing where no deposit bonus waits. Call it inside the transaction that books the deposit.
 */
export async function grantDepositBonus(
  transaction: Database,
  { player, amount, at }: { player: BonusOwner; amount: bigint; at: Date },
): Promise<PostedMovement[]> {
  const { bonus, posted } = await getActiveBonus(transaction, { player, at });
  if (!bonus || bonus.type !== 'Deposit' || bonus.depositAmount !== null) return posted;
  if (bonus.minDeposit !== null && amount < bonus.minDeposit) return posted;
  const share = (amount * BigInt(Math.round((bonus.depositPercent ?? 0) * 100))) / 10_000n;
  const bonusAmount = bonus.maxThreshold !== null && bonus.maxThreshold < share ? bonus.maxThreshold : share;
  if (bonusAmount === 0n) return posted;
  await transaction
    .update(playerBonuses)
    .set({ depositAmount: amount, bonusAmount, wagerTotal: bonusAmount * BigInt(bonus.multiplier ?? 1) })
    .where(eq(playerBonuses.id, bonus.id));
  const given = await postMovement(transaction, {
    playerId: player.id,
    currencyCode: player.currencyCode,
    amount: bonusAmount,
    pocket: 'bonus',
    reason: 'bonus',
    at,
  });
  return [...posted, given];
}
