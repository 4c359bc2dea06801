import { and, eq, gte, max, sql } from 'drizzle-orm';
import type { ResponseInputOf } from '@baize/api/endpoint';
import type { getPlaySession } from '@baize/api/endpoints/lobby';
import type { Database } from '../database/open-database.ts';
import { gameMoves } from '../database/tables/games.ts';
import { unitsToDecimal } from '../ledger/currency.ts';

type Answer = ResponseInputOf<typeof getPlaySession>['playSession'];

/** What a player staked, less what was given back, and won since an instant; the currency played last comes first. */
export async function readPlaySessionSums(
  database: Database,
  { playerId, since }: { playerId: number; since: Date },
): Promise<Answer> {
  const { amount, kind, currencyCode } = gameMoves;
  const rows = await database
    .select({
      currencyCode,
      staked:
        sql`sum(case ${kind} when 'bet' then ${amount} when 'refund' then -${amount} else 0 end)`.mapWith(
          BigInt,
        ),
      won: sql`sum(case ${kind} when 'win' then ${amount} else 0 end)`.mapWith(BigInt),
      last: max(gameMoves.number),
    })
    .from(gameMoves)
    .where(and(eq(gameMoves.playerId, playerId), gte(gameMoves.at, since)))
    .groupBy(currencyCode);
  const sums = rows
    .toSorted((one, other) => (other.last ?? 0) - (one.last ?? 0))
    .map(({ currencyCode: currency, staked, won }) => ({
      currencyCode: currency,
      staked: unitsToDecimal(staked, currency),
      won: unitsToDecimal(won, currency),
    }));
  return { sums };
}
