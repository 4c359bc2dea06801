import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { lockPlayer } from '../accounts/lock-player.ts';
import type { SettlementDeps } from '../bonuses/settlement-deps.ts';
import type { Database } from '../database/open-database.ts';
import { tournamentPoints } from '../database/tables/games.ts';
import { fromEuroCents } from '../ledger/exchange-rates.ts';
import { postMovement, type PostedMovement } from '../ledger/post-movement.ts';
import { notifyMovements } from '../realtime/notify-movements.ts';
import type { Player } from '../sessions/session-store.ts';
import { getLeaderboard } from './leaderboard.ts';
import { findEdition, getPrize, type TournamentEdition } from './editions.ts';

type Due = { edition: TournamentEdition; playerId: number; at: Date };

/**
 * Pays the prizes of every tournament that has ended by the platform's clock, each place once and by itself, and tells
 * the winners. Cheap when there is nothing to pay; several may ask at once.
 */
export async function settleTournaments({ database, clock, realtime }: SettlementDeps): Promise<void> {
  const at = new Date(clock.now());
  for (const { edition, playerId } of await listUnpaidPrizes(database, at)) {
    const paid = await database.transaction((transaction) =>
      payPrize(transaction, { edition, playerId, at }),
    );
    if (paid) notifyMovements(realtime, { ...paid, at, reason: 'tournament' });
  }
}

async function listUnpaidPrizes(database: Database, at: Date): Promise<Omit<Due, 'at'>[]> {
  const open = await database
    .select({ id: tournamentPoints.tournamentId, playerId: tournamentPoints.playerId })
    .from(tournamentPoints)
    .where(and(isNull(tournamentPoints.settledAt), isNotNull(tournamentPoints.playerId)))
    .orderBy(asc(tournamentPoints.tournamentId), asc(tournamentPoints.entrant));
  return open.flatMap(({ id, playerId }) => {
    const edition = findEdition(id);
    return edition && playerId !== null && edition.endsAt <= at.getTime() ? [{ edition, playerId }] : [];
  });
}

async function payPrize(
  transaction: Database,
  { edition, playerId, at }: Due,
): Promise<{ player: Player; posted: PostedMovement[] } | null> {
  const player = await lockPlayer(transaction, playerId);
  const settled = await transaction
    .update(tournamentPoints)
    .set({ settledAt: at })
    .where(
      and(
        eq(tournamentPoints.tournamentId, edition.id),
        eq(tournamentPoints.playerId, playerId),
        isNull(tournamentPoints.settledAt),
      ),
    )
    .returning({ points: tournamentPoints.points });
  if (settled.length === 0) return null;
  const board = await getLeaderboard(transaction, edition, edition.endsAt);
  const place = board.find((line) => line.playerId === playerId)?.rank ?? Infinity;
  const prize = getPrize(edition.series, place);
  if (prize === null) return null;
  const { currencyCode } = player;
  const amount = fromEuroCents(prize, currencyCode);
  const movement = { playerId, currencyCode, amount, reason: 'tournament', at } as const;
  return { player, posted: [await postMovement(transaction, movement)] };
}
