import { and, asc, eq, gte, ne } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { isExcludedOrFrozen } from '../accounts/exclusion-guards.ts';
import { payments } from '../database/tables/cashier.ts';
import { gameMoves } from '../database/tables/games.ts';
import type { Player } from '../sessions/session-store.ts';

/** Deposits of the seed are history: what was played with them is not kept. */
export const SEEDED = 'seeded';

type WalletKey = { playerId: number; currencyCode: string };
type Step = { at: Date; units: bigint };

/**
 * How much a player has still to stake before money may leave: every deposit has to be staked once, and stakes made
 * while nothing was left to stake count for no later deposit. Whole units of the wallet's currency.
 */
export async function getRemainingWagering(database: Database, whose: WalletKey): Promise<bigint> {
  const paidIn = await loadDeposits(database, whose);
  const [first] = paidIn;
  if (!first) return 0n;
  const stakes = await loadStakes(database, { ...whose, since: first.at });
  const steps = [...paidIn, ...stakes].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return steps.reduce((left, { units }) => (left + units > 0n ? left + units : 0n), 0n);
}

/** What holds a withdrawal back of it: nothing for who is excluded or on a break, and cannot stake. */
export async function getWageringBeforeWithdrawal(
  database: Database,
  { player, currencyCode, now }: { player: Player; currencyCode: string; now: number },
): Promise<bigint> {
  return isExcludedOrFrozen(player, now)
    ? 0n
    : getRemainingWagering(database, { playerId: player.id, currencyCode });
}

async function loadDeposits(database: Database, { playerId, currencyCode }: WalletKey): Promise<Step[]> {
  const rows = await database
    .select({ at: payments.settledAt, units: payments.amount })
    .from(payments)
    .where(
      and(
        eq(payments.playerId, playerId),
        eq(payments.currencyCode, currencyCode),
        eq(payments.kind, 'deposit'),
        eq(payments.status, 'completed'),
        ne(payments.outcome, SEEDED),
      ),
    )
    .orderBy(asc(payments.settledAt));
  return rows.flatMap(({ at, units }) => (at ? [{ at, units }] : []));
}

/** Stakes count down; a stake given back counts up again. */
async function loadStakes(
  database: Database,
  { playerId, currencyCode, since }: WalletKey & { since: Date },
): Promise<Step[]> {
  const rows = await database
    .select({ at: gameMoves.at, kind: gameMoves.kind, units: gameMoves.amount })
    .from(gameMoves)
    .where(
      and(
        eq(gameMoves.playerId, playerId),
        eq(gameMoves.currencyCode, currencyCode),
        ne(gameMoves.kind, 'win'),
        gte(gameMoves.at, since),
      ),
    )
    .orderBy(asc(gameMoves.at));
  return rows.map(({ at, kind, units }) => ({ at, units: kind === 'bet' ? -units : units }));
}
