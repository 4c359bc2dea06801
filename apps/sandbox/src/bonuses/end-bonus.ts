import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { wallets } from '../database/schema.ts';
import { playerBonuses } from '../database/tables/bonuses.ts';
import { postMovement, type PostedMovement } from '../ledger/post-movement.ts';
import type { PlayerBonus } from './player-bonus.ts';

/** Whose bonus it is, as far as money is concerned. */
export type BonusOwner = { id: number; currencyCode: string };
type BonusEnd = { player: BonusOwner; bonus: PlayerBonus; at: Date };

/** Whether nothing of a bonus is left to play: its spins are used and its wager is met. */
export function isWageringComplete({
  type,
  wagered,
  wagerTotal,
  freeSpins,
  freeSpinsLeft,
}: PlayerBonus): boolean {
  if (freeSpinsLeft > 0) return false;
  // A deposit bonus without its deposit has no wager yet, and is not done for that.
  const started = type === 'Deposit' ? wagerTotal > 0n : wagerTotal > 0n || freeSpins > 0;
  return started && wagered >= wagerTotal;
}

/** Ends a bonus that is played out: what it holds becomes real money, up to its highest win. */
export async function completeBonus(transaction: Database, ending: BonusEnd): Promise<PostedMovement[]> {
  const { player, bonus, at } = ending;
  const { held, posted } = await withdrawBonusFunds(transaction, ending);
  const released = bonus.maxWin !== null && bonus.maxWin < held ? bonus.maxWin : held;
  await closeBonus(transaction, { bonus, status: 'completed', at, released, lost: held - released });
  if (released === 0n) return posted;
  const paid = await postMovement(transaction, {
    playerId: player.id,
    currencyCode: player.currencyCode,
    amount: released,
    reason: 'bonus',
    at,
  });
  return [...posted, paid];
}

/** Ends a bonus before it is played out: the money it holds goes back to the house. */
export async function forfeitBonus(
  transaction: Database,
  { status, ...ending }: BonusEnd & { status: 'cancelled' | 'expired' },
): Promise<PostedMovement[]> {
  const { held, posted } = await withdrawBonusFunds(transaction, ending);
  await closeBonus(transaction, { bonus: ending.bonus, status, at: ending.at, released: 0n, lost: held });
  return posted;
}

async function withdrawBonusFunds(
  transaction: Database,
  { player: { id: playerId, currencyCode }, bonus, at }: BonusEnd,
): Promise<{ held: bigint; posted: PostedMovement[] }> {
  const [wallet] = await transaction
    .select()
    .from(wallets)
    .where(and(eq(wallets.playerId, playerId), eq(wallets.currencyCode, currencyCode)))
    .for('update');
  const inPocket = wallet?.bonusBalance ?? 0n;
  const isHeld = bonus.status === 'active' ? bonus.bonusAmount : 0n;
  const held = isHeld < inPocket ? isHeld : inPocket;
  if (held === 0n) return { held, posted: [] };
  const movement = { playerId, currencyCode, amount: -held, pocket: 'bonus', reason: 'bonus', at } as const;
  return { held, posted: [await postMovement(transaction, movement)] };
}

/** What a bonus came to: what of it became the player's own money, and what did not. */
export type BonusClosure = { status: PlayerBonus['status']; at: Date; released: bigint; lost: bigint };

/** Writes that a bonus has ended, how, and what it came to; moving its money is another's business. */
export async function closeBonus(
  transaction: Database,
  { bonus, at, ...outcome }: BonusClosure & { bonus: PlayerBonus },
): Promise<void> {
  await transaction
    .update(playerBonuses)
    .set({ ...outcome, endedAt: at })
    .where(eq(playerBonuses.id, bonus.id));
}
