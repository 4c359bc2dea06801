import { eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { playerEarnings } from '../database/tables/bonuses.ts';
import { getPointsForLevel } from '../loyalty/levels.ts';
import type { Player } from '../sessions/session-store.ts';

/** What a player's play has brought so far, its row kept; whoever signed up here begins at their level's first point. */
export async function loadEarnings(transaction: Database, { id, loyaltyLevel }: Player) {
  await transaction
    .insert(playerEarnings)
    .values({ playerId: id, loyaltyMilli: BigInt(getPointsForLevel(loyaltyLevel)) * 1_000n })
    .onConflictDoNothing();
  const [row] = await transaction
    .select()
    .from(playerEarnings)
    .where(eq(playerEarnings.playerId, id))
    .for('update');
  if (!row) throw new Error('the row of earnings was not written');
  return row;
}
