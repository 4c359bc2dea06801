import { and, eq, inArray, lte } from 'drizzle-orm';
import { lockPlayer } from '../accounts/lock-player.ts';
import type { Database } from '../database/open-database.ts';
import { playerBonuses } from '../database/tables/bonuses.ts';
import type { Posted } from '../ledger/post-movement.ts';
import { tellPosted } from '../realtime/tell-posted.ts';
import { dropBonus, type Owner } from './end-bonus.ts';
import type { PlayerBonus } from './player-bonus.ts';
import type { Settling } from './settling.ts';

/**
 * The bonus a player is wagering, its row kept until the transaction ends; one whose time is over ends here, and what
 * that moved is `posted`. Ask inside a transaction that holds the player's row or wallet.
 */
export async function runningBonus(
  transaction: Database,
  { player, at }: { player: Owner; at: Date },
): Promise<{ bonus: PlayerBonus | null; posted: Posted[] }> {
  const [bonus] = await transaction
    .select()
    .from(playerBonuses)
    .where(and(eq(playerBonuses.playerId, player.id), eq(playerBonuses.status, 'active')))
    .for('update');
  if (!bonus) return { bonus: null, posted: [] };
  if (bonus.expiresAt === null || bonus.expiresAt > at) return { bonus, posted: [] };
  return { bonus: null, posted: await dropBonus(transaction, { player, bonus, status: 'expired', at }) };
}

/** Ends whatever of a player's bonuses the platform's clock has run out on, and tells the player what that took. */
export async function expireBonuses({ database, clock, realtime }: Settling, player: Owner): Promise<void> {
  const at = new Date(clock.now());
  const [anyDue] = await database
    .select({ id: playerBonuses.id })
    .from(playerBonuses)
    .where(isDue(player, at))
    .limit(1);
  if (!anyDue) return;
  const posted = await database.transaction(async (transaction) => {
    await lockPlayer(transaction, player.id);
    return expireWithin(transaction, { player, at });
  });
  tellPosted(realtime, { player, posted, at, reason: 'bonus' });
}

/** The same inside a transaction that holds the player's row; what it moved is to be told after commit. */
export async function expireWithin(
  transaction: Database,
  { player, at }: { player: Owner; at: Date },
): Promise<Posted[]> {
  const moved: Posted[] = [];
  const due = await transaction.select().from(playerBonuses).where(isDue(player, at)).for('update');
  for (const bonus of due) {
    moved.push(...(await dropBonus(transaction, { player, bonus, status: 'expired', at })));
  }
  return moved;
}

function isDue({ id }: Owner, at: Date) {
  return and(
    eq(playerBonuses.playerId, id),
    inArray(playerBonuses.status, ['active', 'offered']),
    lte(playerBonuses.expiresAt, at),
  );
}
