import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { playerBonuses } from '../database/tables/bonuses.ts';
import { conflictError, notFoundError } from '../errors/http-error.ts';
import { forfeitBonus, type BonusOwner } from './end-bonus.ts';
import { getBonus } from './player-bonus.ts';
import type { GrantedBonus } from './grant-bonus.ts';

/**
 * Gives up a bonus that runs or is offered; the money it holds goes back to the house. Excluded and frozen players may:
 * a running bonus is what would keep them from withdrawing. Call it with the player's row held.
 */
export async function cancelBonus(
  transaction: Database,
  { player, bonusId, at }: { player: BonusOwner; bonusId: string; at: Date },
): Promise<GrantedBonus> {
  const [bonus] = /^\d{1,9}$/.test(bonusId)
    ? await transaction
        .select()
        .from(playerBonuses)
        .where(and(eq(playerBonuses.id, Number(bonusId)), eq(playerBonuses.playerId, player.id)))
        .for('update')
    : [];
  if (!bonus) throw notFoundError('There is no such bonus');
  if (bonus.status !== 'active' && bonus.status !== 'offered') {
    throw conflictError('BONUS_ENDED', 'This bonus has ended already');
  }
  const isOver = bonus.expiresAt !== null && bonus.expiresAt <= at;
  const status = isOver ? 'expired' : 'cancelled';
  const posted = await forfeitBonus(transaction, { player, bonus, status, at });
  return { bonus: await getBonus(transaction, bonus.id), posted };
}
