import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { houseOffers, playerBonuses } from '../database/tables/bonuses.ts';
import { postMovement, type PostedMovement } from '../ledger/post-movement.ts';
import { bonusRow } from './bonus-row.ts';
import { completeBonus, isWageringComplete } from './end-bonus.ts';
import type { Offer } from './offer.ts';
import type { OfferFacts } from './offer-facts.ts';
import { getBonus, type PlayerBonus } from './player-bonus.ts';

type Taking = { offer: Offer; facts: OfferFacts; at: Date };
export type GrantedBonus = { bonus: PlayerBonus; posted: PostedMovement[] };

/** Gives an offer that was found takeable: its place is used, its row written, its money posted. */
export async function grantOffer(transaction: Database, taking: Taking): Promise<GrantedBonus> {
  const { offer, facts, at } = taking;
  await transaction
    .update(houseOffers)
    .set({ taken: sql`${houseOffers.taken} + 1` })
    .where(eq(houseOffers.offer, offer.key));
  if (offer.type === 'Instant Cashback') return payCashback(transaction, taking);
  const values = bonusRow({ offer, player: facts.player, at, status: 'active' });
  const bonus = one(await transaction.insert(playerBonuses).values(values).returning());
  return startBonus(transaction, { bonus, facts, at });
}

/** Starts a bonus the player was offered before: its time begins now. */
export async function acceptOfferedBonus(
  transaction: Database,
  { offered, offer, facts, at }: Taking & { offered: PlayerBonus },
): Promise<GrantedBonus> {
  const { expiresAt } = bonusRow({ offer, player: facts.player, at, status: 'active' });
  const bonus = one(
    await transaction
      .update(playerBonuses)
      .set({ status: 'active', startsAt: at, expiresAt })
      .where(and(eq(playerBonuses.id, offered.id), eq(playerBonuses.status, 'offered')))
      .returning(),
  );
  return startBonus(transaction, { bonus, facts, at });
}

/** Puts a fixed amount into the bonus pocket; one without a wager is the player's at once. */
async function startBonus(
  transaction: Database,
  { bonus, facts: { player }, at }: Omit<Taking, 'offer'> & { bonus: PlayerBonus },
): Promise<GrantedBonus> {
  if (bonus.bonusAmount === 0n) return { bonus, posted: [] };
  const { id: playerId, currencyCode } = player;
  const amount = bonus.bonusAmount;
  const movement = { playerId, currencyCode, amount, pocket: 'bonus', reason: 'bonus', at } as const;
  const given = await postMovement(transaction, movement);
  if (!isWageringComplete(bonus)) return { bonus, posted: [given] };
  const released = await completeBonus(transaction, { player, bonus, at });
  return { bonus: await getBonus(transaction, bonus.id), posted: [given, ...released] };
}

/** Pays a share of what seven days took, as real money; there is nothing to wager. */
async function payCashback(transaction: Database, { offer, facts, at }: Taking): Promise<GrantedBonus> {
  const { player, losses } = facts;
  const row = bonusRow({ offer, player, at, status: 'active' });
  const share = (losses * BigInt(Math.round((offer.reward.percent ?? 0) * 100))) / 10_000n;
  const most = row.maxThreshold ?? share;
  const bonusAmount = share < most ? share : most;
  const ended = { status: 'completed', endedAt: at, released: bonusAmount, lost: 0n } as const;
  const values = { ...row, bonusAmount, ...ended };
  const bonus = one(await transaction.insert(playerBonuses).values(values).returning());
  if (bonusAmount === 0n) return { bonus, posted: [] };
  const { id: playerId, currencyCode } = player;
  const movement = { playerId, currencyCode, amount: bonusAmount, reason: 'cashback', at } as const;
  return { bonus, posted: [await postMovement(transaction, movement)] };
}

function one(rows: PlayerBonus[]): PlayerBonus {
  const [row] = rows;
  if (!row) throw new Error('the bonus row was not written');
  return row;
}
