import { and, eq, ne } from 'drizzle-orm';
import { getPlayerZone } from '../accounts/country-facts.ts';
import type { Database } from '../database/open-database.ts';
import { players } from '../database/schema.ts';
import { houseOffers } from '../database/tables/bonuses.ts';
import { loadPlayTotals } from '../ledger/play-totals.ts';
import type { Player } from '../sessions/session-store.ts';
import { listBonuses, type PlayerBonus } from './player-bonus.ts';

const WEEK_MS = 7 * 86_400_000;

export type OfferTimes = typeof houseOffers.$inferSelect;

/** What the house knows of a player when it decides about offers. */
export type OfferFacts = {
  player: Player;
  zone: string;
  bonuses: readonly PlayerBonus[];
  /** What seven days of play took, whole units; never below 0. */
  losses: bigint;
  /** Somebody else plays from the same address. */
  isHouseholdShared: boolean;
  /** The brand asks for a verified e-mail address before any bonus. */
  requiresVerifiedEmail: boolean;
};

export async function loadOfferTimes(database: Database): Promise<ReadonlyMap<string, OfferTimes>> {
  const rows = await database.select().from(houseOffers);
  return new Map(rows.map((row) => [row.offer, row]));
}

export async function loadOfferFacts(
  database: Database,
  {
    player,
    now,
    asksVerifiedEmail: requiresVerifiedEmail,
  }: { player: Player; now: number; asksVerifiedEmail: boolean },
): Promise<OfferFacts> {
  const span = { from: new Date(now - WEEK_MS), to: new Date(now + 1) };
  const { bets, wins } = await loadPlayTotals(database, { playerId: player.id, ...span });
  return {
    player,
    zone: getPlayerZone(player),
    bonuses: await listBonuses(database, player.id),
    losses: bets > wins ? bets - wins : 0n,
    isHouseholdShared: await sharesHome(database, player),
    requiresVerifiedEmail,
  };
}

async function sharesHome(database: Database, { id, address, zipCode }: Player): Promise<boolean> {
  if (address === '' || zipCode === '') return false;
  const [neighbour] = await database
    .select({ id: players.id })
    .from(players)
    .where(and(eq(players.address, address), eq(players.zipCode, zipCode), ne(players.id, id)))
    .limit(1);
  return neighbour !== undefined;
}
