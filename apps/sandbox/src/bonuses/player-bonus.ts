import { and, count, desc, eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { playerBonuses } from '../database/tables/bonuses.ts';
import { unitsToDecimal } from '../ledger/currency.ts';
import { getOfferText } from './offer-text.ts';
import { getValidityDays } from './offer.ts';
import { findOffer } from './offers.ts';

export type PlayerBonus = typeof playerBonuses.$inferSelect;

/** The one bonus a player is wagering, if any. */
export async function findActiveBonus(database: Database, playerId: number): Promise<PlayerBonus | null> {
  const [found] = await database
    .select()
    .from(playerBonuses)
    .where(and(eq(playerBonuses.playerId, playerId), eq(playerBonuses.status, 'active')));
  return found ?? null;
}

/** Every bonus a player was ever offered, the newest first. */
export async function listBonuses(database: Database, playerId: number): Promise<PlayerBonus[]> {
  return database
    .select()
    .from(playerBonuses)
    .where(eq(playerBonuses.playerId, playerId))
    .orderBy(desc(playerBonuses.id));
}

/** A bonus as it stands now. */
export async function getBonus(database: Database, id: number): Promise<PlayerBonus> {
  const [bonus] = await database.select().from(playerBonuses).where(eq(playerBonuses.id, id));
  if (!bonus) throw new Error(`bonus ${id} is gone`);
  return bonus;
}

type Page = { status?: PlayerBonus['status'] | undefined; pageNo: number; limit: number };

/** One page of a player's bonuses, the newest first, and how many there are in all. */
export async function listBonusPage(
  database: Database,
  { playerId, status, pageNo, limit }: Page & { playerId: number },
): Promise<{ count: number; rows: PlayerBonus[] }> {
  const wanted = and(
    eq(playerBonuses.playerId, playerId),
    status === undefined ? undefined : eq(playerBonuses.status, status),
  );
  const [counted] = await database.select({ count: count() }).from(playerBonuses).where(wanted);
  const rows = await database
    .select()
    .from(playerBonuses)
    .where(wanted)
    .orderBy(desc(playerBonuses.id))
    .limit(limit)
    .offset((pageNo - 1) * limit);
  return { count: counted?.count ?? 0, rows };
}

/** A bonus as the calls carry it: the bonus label of S2 §3, an absent part left out. */
export function toBonusLabel(bonus: PlayerBonus, currencyCode: string, language = 'en') {
  const money = (units: bigint | null) => (units === null ? null : unitsToDecimal(units, currencyCode));
  const offer = findOffer(bonus.offer);
  const left = bonus.wagerTotal > bonus.wagered ? bonus.wagerTotal - bonus.wagered : 0n;
  return {
    id: bonus.id,
    name: offer ? getOfferText(offer, language).name : bonus.name,
    type: bonus.type,
    status: bonus.status,
    game: bonus.game,
    gameSlug: offer?.game?.slug ?? null,
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
    runsDays: offer && getValidityDays(offer),
    start: bonus.startsAt.toISOString(),
    expiry: bonus.expiresAt?.toISOString() ?? null,
    ended: bonus.endedAt?.toISOString() ?? null,
    releasedAmount: money(bonus.released),
    lostAmount: money(bonus.lost),
    currencyCode,
  };
}
