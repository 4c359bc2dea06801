import { eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { players } from '../database/schema.ts';
import type { Player } from '../sessions/session-store.ts';

/** Reads a player's row and keeps it until the transaction ends: whoever else asks for it takes turns. */
export async function lockPlayer(transaction: Database, playerId: number): Promise<Player> {
  const [player] = await transaction
    .select()
    .from(players)
    .where(eq(players.id, playerId))
    .for('no key update');
  if (!player) throw new Error(`there is no player ${playerId}`);
  return player;
}
