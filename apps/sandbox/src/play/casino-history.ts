import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { ResponseInputOf } from '@baize/api/endpoint';
import type { getCasinoHistory } from '@baize/api/endpoints/cashier';

import type { Database } from '../database/open-database.ts';
import { gameMoves } from '../database/tables/games.ts';
import type { RequestInput } from '../http/register-endpoint.ts';
import { parseDateRange } from '../http/date-range.ts';
import { unitsToDecimal } from '../ledger/currency.ts';
import type { Catalogue } from '../games/catalogue-game.ts';

type Query = RequestInput<typeof getCasinoHistory>['query'];
type Answer = ResponseInputOf<typeof getCasinoHistory>;
type Listing = { playerId: number; query: Query; catalogue: Catalogue };

/** A bet or a win is listed once it has happened: it has no other status. */
const ONLY_STATUS = 'completed';

/** One page of a player's bets and wins, the newest first. */
export async function listCasinoHistory(database: Database, listing: Listing): Promise<Answer> {
  const { playerId, query, catalogue } = listing;
  const { pageNo, limit, type, status } = query;
  const { from, to } = parseDateRange(query);
  const isListed = and(
    eq(gameMoves.playerId, playerId),
    status === undefined || status === ONLY_STATUS ? undefined : sql`false`,
    type === undefined ? undefined : eq(gameMoves.kind, type),
    from ? gte(gameMoves.at, from) : undefined,
    to ? lt(gameMoves.at, to) : undefined,
  );
  const [counted] = await database.select({ all: count() }).from(gameMoves).where(isListed);
  const rows = await database
    .select()
    .from(gameMoves)
    .where(isListed)
    .orderBy(desc(gameMoves.at), desc(gameMoves.number))
    .limit(limit)
    .offset((pageNo - 1) * limit);
  return {
    casinoHistory: { count: counted?.all ?? 0, rows: rows.map((row) => toHistoryRow(row, catalogue)) },
  };
}

type Move = typeof gameMoves.$inferSelect;

/** Amounts have no sign: the type says the direction. A free spin moved nothing and goes by its round. */
function toHistoryRow(move: Move, catalogue: Catalogue) {
  const { kind, gameSlug, currencyCode } = move;
  const game = catalogue.bySlug.get(gameSlug)?.row;
  const amount = (units: bigint) => unitsToDecimal(units, currencyCode);
  return {
    transactionId: move.transactionId ?? move.roundId,
    type: kind,
    gameName: game?.name ?? gameSlug,
    gameSlug,
    provider: game?.provider.name ?? '',
    balanceBefore: amount(move.balanceBefore),
    amount: amount(move.amount),
    balanceAfter: amount(move.balanceAfter),
    bonusBalance: amount(move.bonusBalance),
    currencyCode,
    date: move.at.toISOString(),
  };
}
