import { eq, isNotNull, and, isNull } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { players } from '../database/schema.ts';
import { tournamentEnds } from '../database/tables/bonuses.ts';
import { tournamentPoints } from '../database/tables/games.ts';
import { fromEuroCents } from '../ledger/house-rates.ts';
import { postMovement, type Posted } from '../ledger/post-movement.ts';
import type { Platform } from '../platform.ts';
import { tellPosted } from '../realtime/tell-posted.ts';
import { boardAt } from './board.ts';
import { editionOf, prizeOf, type Edition } from './editions.ts';

type Paid = { player: { id: number; currencyCode: string }; posted: Posted };

/**
 * Pays the prizes of every tournament that has ended by the platform's clock and in which somebody of the house took
 * part, each once, and tells the winners. Cheap when there is nothing to pay; several may ask at once.
 */
export async function settleTournaments({
  database,
  clock,
  realtime,
}: Pick<Platform, 'database' | 'clock' | 'realtime'>): Promise<void> {
  const at = new Date(clock.now());
  for (const edition of await endedUnpaid(database, at)) {
    const paid = await database.transaction((transaction) => payPrizes(transaction, { edition, at }));
    for (const { player, posted } of paid) {
      tellPosted(realtime, { player, posted: [posted], at, reason: 'tournament' });
    }
  }
}

async function endedUnpaid(database: Database, at: Date): Promise<Edition[]> {
  const open = await database
    .selectDistinct({ id: tournamentPoints.tournamentId })
    .from(tournamentPoints)
    .leftJoin(tournamentEnds, eq(tournamentEnds.tournamentId, tournamentPoints.tournamentId))
    .where(and(isNotNull(tournamentPoints.playerId), isNull(tournamentEnds.tournamentId)));
  return open
    .map(({ id }) => editionOf(id))
    .filter((edition) => edition !== null)
    .filter(({ endsAt }) => endsAt <= at.getTime());
}

async function payPrizes(
  transaction: Database,
  { edition, at }: { edition: Edition; at: Date },
): Promise<Paid[]> {
  const [first] = await transaction
    .insert(tournamentEnds)
    .values({ tournamentId: edition.id, settledAt: at })
    .onConflictDoNothing()
    .returning();
  if (!first) return [];
  const board = await boardAt(transaction, edition, edition.endsAt);
  const paid: Paid[] = [];
  // By number, so that two settlements take wallets in the same order.
  for (const line of board.toSorted((one, other) => (one.playerId ?? 0) - (other.playerId ?? 0))) {
    const prize = prizeOf(edition.series, line.place);
    if (line.playerId === null || prize === null) continue;
    const [player] = await transaction
      .select({ id: players.id, currencyCode: players.currencyCode })
      .from(players)
      .where(eq(players.id, line.playerId));
    if (!player) continue;
    const { id: playerId, currencyCode } = player;
    const amount = fromEuroCents(prize, currencyCode);
    const posted = await postMovement(transaction, {
      playerId,
      currencyCode,
      amount,
      reason: 'tournament',
      at,
    });
    paid.push({ player, posted });
  }
  return paid;
}
