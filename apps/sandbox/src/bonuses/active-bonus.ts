import { and, eq, inArray, lte, type SQL } from 'drizzle-orm';
import { lockPlayer } from '../accounts/lock-player.ts';
import type { Database } from '../database/open-database.ts';
import { playerBonuses } from '../database/tables/bonuses.ts';
import type { PostedMovement } from '../ledger/post-movement.ts';
import { notifyMovements } from '../realtime/notify-movements.ts';
import { forfeitBonus, type BonusOwner } from './end-bonus.ts';
import type { PlayerBonus } from './player-bonus.ts';
import type { SettlementDeps } from './settlement-deps.ts';

/**
 * The bonus a player is wagering, its row kept until the transaction ends; one whose time is over ends here, and what
 * that moved is `posted`. Ask inside a transaction that holds the player's row or wallet.
 */
export async function getActiveBonus(
  transaction: Database,
  { player, at }: { player: BonusOwner; at: Date },
): Promise<{ bonus: PlayerBonus | null; posted: PostedMovement[] }> {
  const [bonus] = await transaction
    .select()
    .from(playerBonuses)
    .where(and(eq(playerBonuses.playerId, player.id), eq(playerBonuses.status, 'active')))
    .for('update');
  if (!bonus) return { bonus: null, posted: [] };
  if (bonus.expiresAt === null || bonus.expiresAt > at) return { bonus, posted: [] };
  return { bonus: null, posted: await forfeitBonus(transaction, { player, bonus, status: 'expired', at }) };
}

/** Ends whatever of a player's bonuses the platform's clock has run out on, and tells the player what that took. */
export async function expireBonuses(
  { database, clock, realtime }: SettlementDeps,
  player: BonusOwner,
): Promise<void> {
  const at = new Date(clock.now());
  const [anyDue] = await database
    .select({ id: playerBonuses.id })
    .from(playerBonuses)
    .where(isDue(player, at))
    .limit(1);
  if (!anyDue) return;
  const posted = await database.transaction(async (transaction) => {
    await lockPlayer(transaction, player.id);
    return expireDueBonuses(transaction, { player, at });
  });
  notifyMovements(realtime, { player, posted, at, reason: 'bonus' });
}

/** The same inside a transaction that holds the player's row; what it moved is to be told after commit. */
export async function expireDueBonuses(
  transaction: Database,
  { player, at }: { player: BonusOwner; at: Date },
): Promise<PostedMovement[]> {
  return forfeitAll(transaction, { player, at, which: isDue(player, at), status: 'expired' });
}

/** Ends every open bonus of a player who excludes themselves. Call it with the player's row held. */
export async function endOpenBonuses(
  transaction: Database,
  { player, at }: { player: BonusOwner; at: Date },
): Promise<void> {
  await forfeitAll(transaction, { player, at, which: isOpen(player), status: 'cancelled' });
}

async function forfeitAll(
  transaction: Database,
  {
    player,
    at,
    which,
    status,
  }: { player: BonusOwner; at: Date; which: SQL | undefined; status: 'cancelled' | 'expired' },
): Promise<PostedMovement[]> {
  const moved: PostedMovement[] = [];
  const found = await transaction.select().from(playerBonuses).where(which).for('update');
  for (const bonus of found) moved.push(...(await forfeitBonus(transaction, { player, bonus, status, at })));
  return moved;
}

function isOpen({ id }: BonusOwner) {
  return and(eq(playerBonuses.playerId, id), inArray(playerBonuses.status, ['active', 'offered']));
}

function isDue(player: BonusOwner, at: Date) {
  return and(isOpen(player), lte(playerBonuses.expiresAt, at));
}
