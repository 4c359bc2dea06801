import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { playerBonuses } from '../database/tables/bonuses.ts';
import { alreadyDone, notFound } from '../http/refusal.ts';
import { dropBonus, type Owner } from './end-bonus.ts';
import { bonusById } from './player-bonus.ts';
import type { Taken } from './take-bonus.ts';

/**
 * Gives up a bonus that runs or is offered; the money it holds goes back to the house. Excluded and frozen players may:
 * a running bonus is what would keep them from withdrawing. Call it with the player's row held.
 */
export async function cancelBonus(
  transaction: Database,
  { player, bonusId, at }: { player: Owner; bonusId: string; at: Date },
): Promise<Taken> {
  const [bonus] = /^\d{1,9}$/.test(bonusId)
    ? await transaction
        .select()
        .from(playerBonuses)
        .where(and(eq(playerBonuses.id, Number(bonusId)), eq(playerBonuses.playerId, player.id)))
        .for('update')
    : [];
  if (!bonus) throw notFound('There is no such bonus');
  if (bonus.status !== 'active' && bonus.status !== 'offered') {
    throw alreadyDone('BONUS_ENDED', 'This bonus has ended already');
  }
  const isOver = bonus.expiresAt !== null && bonus.expiresAt <= at;
  const status = isOver ? 'expired' : 'cancelled';
  const posted = await dropBonus(transaction, { player, bonus, status, at });
  return { bonus: await bonusById(transaction, bonus.id), posted };
}
