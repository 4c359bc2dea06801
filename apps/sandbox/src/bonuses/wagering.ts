import { eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { playerBonuses } from '../database/tables/bonuses.ts';
import type { PostedMovement } from '../ledger/post-movement.ts';
import { completeBonus, isWageringComplete, type BonusOwner } from './end-bonus.ts';
import { getActiveBonus } from './active-bonus.ts';

type Wager = { player: BonusOwner; bet: bigint; at: Date };

/**
 * Counts a stake of real money (whole units) towards the bonus the player is wagering. The stake that meets the wager
 * releases the bonus to real money; one after the bonus's end removes it. Returns what was moved, for the socket, after
 * commit. Call it inside the transaction that took the stake, with the player's row or wallet held; never for a free spin.
 */
export async function countWager(
  transaction: Database,
  { player, bet, at }: Wager,
): Promise<PostedMovement[]> {
  const { bonus, posted } = await getActiveBonus(transaction, { player, at });
  if (!bonus || bonus.wagerTotal === 0n) return posted;
  const sum = bonus.wagered + bet;
  const wagered = sum < bonus.wagerTotal ? sum : bonus.wagerTotal;
  const counted = { ...bonus, wagered };
  await transaction.update(playerBonuses).set({ wagered }).where(eq(playerBonuses.id, bonus.id));
  if (!isWageringComplete(counted)) return posted;
  return completeBonus(transaction, { player, bonus: counted, at });
}
