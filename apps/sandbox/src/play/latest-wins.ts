import { and, desc, eq, gt, isNotNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { ResponseInputOf } from '@baize/api/endpoint';
import type { getLatestWins } from '@baize/api/endpoints/lobby';
import { isExcludedOrFrozen } from '../accounts/exclusion-guards.ts';
import type { Database } from '../database/open-database.ts';
import { players } from '../database/schema.ts';
import { gameMoves } from '../database/tables/games.ts';
import { unitsToDecimal } from '../ledger/currency.ts';
import type { Catalogue } from '../games/catalogue-game.ts';
import { maskName } from './masked-name.ts';

type Wins = NonNullable<ResponseInputOf<typeof getLatestWins>['wins']>;
type Asking = {
  catalogue: Catalogue;
  now: number;
  limit: number;
  /** Where the square picture of a game is. */
  pictureOf(slug: string): string;
};

/**
 * The newest rounds of real money that paid more than they cost, of players who may play. What a free spin won is the
 * bonus's, so a round without a stake is none.
 */
export async function listLatestWins(database: Database, asking: Asking): Promise<Wins> {
  const { catalogue, now, limit, pictureOf } = asking;
  const barred = await listExcludedPlayers(database, now);
  const staked = sql<string>`(
    select coalesce(sum(case when paid.kind = 'bet' then paid.amount else -paid.amount end), 0)
    from game_moves paid where paid.round_id = ${gameMoves.roundId} and paid.kind <> 'win'
  )`;
  const rows = await database
    .select({ move: gameMoves, nickname: players.nickname, firstName: players.firstName })
    .from(gameMoves)
    .innerJoin(players, eq(players.id, gameMoves.playerId))
    .where(
      and(
        eq(gameMoves.kind, 'win'),
        lte(gameMoves.at, new Date(now)),
        notInArray(gameMoves.playerId, barred),
        gt(staked, 0),
        gt(gameMoves.amount, staked),
      ),
    )
    .orderBy(desc(gameMoves.at), desc(gameMoves.number))
    .limit(limit);
  return rows.flatMap(({ move, nickname, firstName }) => {
    const game = catalogue.bySlug.get(move.gameSlug)?.row;
    if (!game) return [];
    return {
      id: `w${move.number}`,
      player: maskName(nickname || firstName),
      gameSlug: game.slug,
      gameName: game.name,
      thumbnail: pictureOf(game.slug),
      amount: unitsToDecimal(move.amount, move.currencyCode),
      currencyCode: move.currencyCode,
      at: move.at.toISOString(),
    };
  });
}

/** Whoever is excluded or on a break is not shown, not even by what they won before. */
async function listExcludedPlayers(database: Database, now: number): Promise<number[]> {
  const { id, countryCode, excludedPermanently, excludedUntil, excludedUntilInstant, frozenUntil } = players;
  const found = await database
    .select({ id, countryCode, excludedPermanently, excludedUntil, excludedUntilInstant, frozenUntil })
    .from(players)
    .where(
      or(
        excludedPermanently,
        isNotNull(excludedUntil),
        isNotNull(excludedUntilInstant),
        isNotNull(frozenUntil),
      ),
    );
  return found.filter((player) => isExcludedOrFrozen(player, now)).map((player) => player.id);
}
