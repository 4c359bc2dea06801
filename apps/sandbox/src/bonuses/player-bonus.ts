import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { playerBonuses } from '../database/tables/bonuses.ts';
import { toAmount } from '../ledger/currency.ts';

export type PlayerBonus = typeof playerBonuses.$inferSelect;

/** The one bonus a player is wagering, if any. */
export async function activeBonusOf(database: Database, playerId: number): Promise<PlayerBonus | null> {
  const [found] = await database
    .select()
    .from(playerBonuses)
    .where(and(eq(playerBonuses.playerId, playerId), eq(playerBonuses.status, 'active')));
  return found ?? null;
}

/** Every bonus a player was ever offered, the newest first. */
export async function bonusesOf(database: Database, playerId: number): Promise<PlayerBonus[]> {
  return database
    .select()
    .from(playerBonuses)
    .where(eq(playerBonuses.playerId, playerId))
    .orderBy(desc(playerBonuses.id));
}

/** A bonus as the calls carry it: the bonus label of S2 §3, an absent part left out. */
export function bonusLabel(bonus: PlayerBonus, currencyCode: string) {
  const money = (units: bigint | null) => (units === null ? null : toAmount(units, currencyCode));
  const left = bonus.wagerTotal > bonus.wagered ? bonus.wagerTotal - bonus.wagered : 0n;
  return {
    id: bonus.id,
    name: bonus.name,
    type: bonus.type,
    status: bonus.status,
    game: bonus.game,
    depositAmount: money(bonus.depositAmount),
    bonusAmount: money(bonus.bonusAmount),
    multiplier: bonus.multiplier,
    wagerLeft: money(left),
    wagered: money(bonus.wagered),
    freeSpinsQuantity: bonus.freeSpins === 0 ? null : bonus.freeSpins,
    freeSpinsLeft: bonus.freeSpins === 0 ? null : bonus.freeSpinsLeft,
    depositBonusPercent: bonus.depositPercent,
    maxBonusThreshold: money(bonus.maxThreshold),
    maxWin: money(bonus.maxWin),
    minBalance: money(bonus.minBalance),
    minDeposit: money(bonus.minDeposit),
    start: bonus.startsAt.toISOString(),
    expiry: bonus.expiresAt?.toISOString() ?? null,
    currencyCode,
  };
}
