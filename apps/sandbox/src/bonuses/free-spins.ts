import { eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { freeSpinRounds, playerBonuses } from '../database/tables/bonuses.ts';
import { fromEuroCents } from '../ledger/exchange-rates.ts';
import { postMovement, type PostedMovement } from '../ledger/post-movement.ts';
import { completeBonus, isWageringComplete, type BonusOwner } from './end-bonus.ts';
import { findOffer } from './offers.ts';
import { getActiveBonus } from './active-bonus.ts';

type Spin = { player: BonusOwner; gameSlug: string; roundId: string; stake: bigint; at: Date };

/**
 * Takes one free spin for a round that is about to begin, if the player has one left for this game and the stake is no
 * higher than the spin is worth. `isFree`: the house stakes, no money of the player moves and `countWager` is not asked. Its
 * win goes through `payFreeSpinWin`. `posted` is what a bonus lost whose time was over. Call it inside the round's transaction, with the player's row or wallet held.
 */
export async function useFreeSpin(
  transaction: Database,
  spin: Spin,
): Promise<{ isFree: boolean; posted: PostedMovement[] }> {
  const { bonus, posted } = await findFreeSpin(transaction, spin);
  if (!bonus) return { isFree: false, posted };
  const { roundId, at } = spin;
  await transaction.insert(freeSpinRounds).values({ roundId, bonusId: bonus.id, at });
  await transaction
    .update(playerBonuses)
    .set({ freeSpinsLeft: (bonus.freeSpinsLeft ?? 1) - 1 })
    .where(eq(playerBonuses.id, bonus.id));
  return { isFree: true, posted };
}

/** The bonus a stake would be a free spin of; null where it would be the player's own money. */
export async function findFreeSpin(
  transaction: Database,
  { player, gameSlug, stake, at }: Omit<Spin, 'roundId'>,
): Promise<{ bonus: typeof playerBonuses.$inferSelect | null; posted: PostedMovement[] }> {
  const { bonus, posted } = await getActiveBonus(transaction, { player, at });
  const offer = bonus && findOffer(bonus.offer);
  if (!bonus || bonus.freeSpinsLeft === 0 || offer?.game?.slug !== gameSlug) return { bonus: null, posted };
  const isTooHigh = stake > fromEuroCents(offer.reward.spinValue ?? 0, player.currencyCode);
  return { bonus: isTooHigh ? null : bonus, posted };
}

/**
 * Books the win of a round played with a free spin (0n where it lost): into the bonus pocket, to be wagered as the bonus
 * says. Null where the round was none: its win is the player's. A bonus that ended meanwhile keeps nothing for anybody.
 */
export async function payFreeSpinWin(
  transaction: Database,
  { player, roundId, win, at }: { player: BonusOwner; roundId: string; win: bigint; at: Date },
): Promise<PostedMovement[] | null> {
  const [spin] = await transaction.select().from(freeSpinRounds).where(eq(freeSpinRounds.roundId, roundId));
  if (!spin) return null;
  const { bonus, posted } = await getActiveBonus(transaction, { player, at });
  if (bonus?.id !== spin.bonusId) return posted;
  const grown = {
    ...bonus,
    bonusAmount: bonus.bonusAmount + win,
    wagerTotal: bonus.wagerTotal + win * BigInt(bonus.multiplier ?? 0),
  };
  if (win > 0n) posted.push(await payIn(transaction, { player, win, at }));
  await transaction
    .update(playerBonuses)
    .set({ bonusAmount: grown.bonusAmount, wagerTotal: grown.wagerTotal })
    .where(eq(playerBonuses.id, bonus.id));
  if (!isWageringComplete(grown)) return posted;
  return [...posted, ...(await completeBonus(transaction, { player, bonus: grown, at }))];
}

function payIn(
  transaction: Database,
  { player, win, at }: { player: BonusOwner; win: bigint; at: Date },
): Promise<PostedMovement> {
  return postMovement(transaction, {
    playerId: player.id,
    currencyCode: player.currencyCode,
    amount: win,
    pocket: 'bonus',
    reason: 'bonus',
    at,
  });
}
