import { and, eq } from 'drizzle-orm';
import type { LimitBook, LimitPeriodNumber } from '@baize/domain/limits';
import type { Database } from '../database/open-database.ts';
import { type LIMIT_TYPES, limits, pendingLimits } from '../database/tables/account.ts';
import { toAmount, toUnits } from '../ledger/currency.ts';
import type { Player } from '../sessions/session-store.ts';

export type LimitType = (typeof LIMIT_TYPES)[number];
/** Which limit: a session has one, for no period (0). */
export type LimitKey = { type: LimitType; period: LimitPeriodNumber };

type LimitRow = typeof limits.$inferSelect;
type PendingRow = typeof pendingLimits.$inferSelect;
/** Every limit of a player, and every raise that waits. */
export type LimitRows = { limits: readonly LimitRow[]; pending: readonly PendingRow[] };
export type KeptLimit = { limit: LimitRow | undefined; pending: PendingRow | undefined };

export async function limitRowsOf(database: Database, playerId: number): Promise<LimitRows> {
  return {
    limits: await database.select().from(limits).where(eq(limits.playerId, playerId)),
    pending: await database.select().from(pendingLimits).where(eq(pendingLimits.playerId, playerId)),
  };
}

export function keptLimit(rows: LimitRows, key: LimitKey): KeptLimit {
  const isIt = (row: { type: string; period: number }) => row.type === key.type && row.period === key.period;
  return { limit: rows.limits.find(isIt), pending: rows.pending.find(isIt) };
}

type Measured = { amount: bigint | null; minutes: number | null } | undefined;

/** What a row limits to: an amount in the player's currency, or a session's minutes; null is no limit. */
function measureOf(row: Measured, { type, currencyCode }: { type: LimitType; currencyCode: string }) {
  if (!row) return null;
  if (type === 'session') return row.minutes;
  return row.amount === null ? null : toAmount(row.amount, currencyCode);
}

/** A limit as the rules read it. */
export function bookOf(
  { limit, pending }: KeptLimit,
  of: { type: LimitType; currencyCode: string },
): LimitBook {
  return {
    current: measureOf(limit, of),
    pending: pending
      ? { amount: measureOf(pending, of), confirmableAt: pending.confirmableAt.getTime() }
      : null,
  };
}

type Subject = { player: Player; key: LimitKey; at: Date };

function columnsOf(measure: number | null, { type }: LimitKey, { currencyCode }: Player) {
  if (measure === null) return { amount: null, minutes: null };
  return type === 'session'
    ? { amount: null, minutes: measure }
    : { amount: toUnits(measure, currencyCode), minutes: null };
}

/** Writes a limit that holds from now on; whatever waited for it is called off. */
export async function keepLimit(
  transaction: Database,
  { player, key, at, measure }: Subject & { measure: number | null },
): Promise<void> {
  const columns = { ...columnsOf(measure, key, player), changedAt: at };
  await transaction
    .insert(limits)
    .values({ playerId: player.id, ...key, ...columns })
    .onConflictDoUpdate({ target: [limits.playerId, limits.type, limits.period], set: columns });
  await dropPending(transaction, { player, key });
}

/** Writes a raise that waits, in place of one that waited before. */
export async function keepPending(
  transaction: Database,
  { player, key, at, measure, confirmableAt }: Subject & { measure: number | null; confirmableAt: number },
): Promise<void> {
  await dropPending(transaction, { player, key });
  await transaction.insert(pendingLimits).values({
    playerId: player.id,
    ...key,
    ...columnsOf(measure, key, player),
    askedAt: at,
    confirmableAt: new Date(confirmableAt),
  });
}

export async function dropPending(
  transaction: Database,
  { player, key }: Pick<Subject, 'player' | 'key'>,
): Promise<void> {
  await transaction
    .delete(pendingLimits)
    .where(
      and(
        eq(pendingLimits.playerId, player.id),
        eq(pendingLimits.type, key.type),
        eq(pendingLimits.period, key.period),
      ),
    );
}
