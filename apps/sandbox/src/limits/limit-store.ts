import { and, eq } from 'drizzle-orm';
import type { LimitRules, LimitState, LimitPeriodNumber } from '@baize/domain/limits';
import type { Database } from '../database/open-database.ts';
import { type LIMIT_TYPES, limits, pendingLimits } from '../database/tables/account.ts';
import { unitsToDecimal, toUnits } from '../ledger/currency.ts';
import type { Player } from '../sessions/session-store.ts';

export type LimitType = (typeof LIMIT_TYPES)[number];
/** Which limit: a session has one, for no period (0). */
export type LimitKey = { type: LimitType; period: LimitPeriodNumber };

type LimitRow = typeof limits.$inferSelect;
type PendingRow = typeof pendingLimits.$inferSelect;
/** Every limit of a player, and every raise that waits. */
export type LimitRows = { limits: readonly LimitRow[]; pending: readonly PendingRow[] };
export type StoredLimit = { limit: LimitRow | undefined; pending: PendingRow | undefined };

export async function loadLimits(database: Database, playerId: number): Promise<LimitRows> {
  return {
    limits: await database.select().from(limits).where(eq(limits.playerId, playerId)),
    pending: await database.select().from(pendingLimits).where(eq(pendingLimits.playerId, playerId)),
  };
}

export function findStoredLimit(rows: LimitRows, key: LimitKey): StoredLimit {
  const isIt = (row: { type: string; period: number }) => row.type === key.type && row.period === key.period;
  return { limit: rows.limits.find(isIt), pending: rows.pending.find(isIt) };
}

type Measured = { amount: bigint | null; minutes: number | null } | undefined;

/** What a row limits to: an amount in the player's currency, or a session's minutes; null is no limit. */
function toMeasure(row: Measured, { type, currencyCode }: { type: LimitType; currencyCode: string }) {
  if (!row) return null;
  if (type === 'session') return row.minutes;
  return row.amount === null ? null : unitsToDecimal(row.amount, currencyCode);
}

/** A limit as the rules read it. */
export function toLimitState(
  { limit, pending }: StoredLimit,
  of: { type: LimitType; currencyCode: string },
): LimitState {
  return {
    current: toMeasure(limit, of),
    pending: pending
      ? { amount: toMeasure(pending, of), confirmableAt: pending.confirmableAt.getTime() }
      : null,
  };
}

/** What the markets that a limit was set in ask before it is raised; null where none holds. */
export function keptRaiseRules({ limit }: StoredLimit): LimitRules | null {
  if (limit === undefined || (limit.amount === null && limit.minutes === null)) return null;
  return { coolingOffHours: limit.raiseHours, raiseNotBefore: limit.raiseNotBefore };
}

type Subject = { player: Player; key: LimitKey; at: Date };

function toColumns(measure: number | null, { type }: LimitKey, { currencyCode }: Player) {
  if (measure === null) return { amount: null, minutes: null };
  return type === 'session'
    ? { amount: null, minutes: measure }
    : { amount: toUnits(measure, currencyCode), minutes: null };
}

/** Writes a limit that holds from now on; whatever waited for it is called off. */
export async function saveLimit(
  transaction: Database,
  { player, key, at, measure, raise }: Subject & { measure: number | null; raise: LimitRules },
): Promise<void> {
  const columns = {
    ...toColumns(measure, key, player),
    changedAt: at,
    raiseHours: raise.coolingOffHours,
    raiseNotBefore: raise.raiseNotBefore,
  };
  await transaction
    .insert(limits)
    .values({ playerId: player.id, ...key, ...columns })
    .onConflictDoUpdate({ target: [limits.playerId, limits.type, limits.period], set: columns });
  await deletePendingLimit(transaction, { player, key });
}

/** Writes a raise that waits, in place of one that waited before. */
export async function savePendingLimit(
  transaction: Database,
  { player, key, at, measure, confirmableAt }: Subject & { measure: number | null; confirmableAt: number },
): Promise<void> {
  await deletePendingLimit(transaction, { player, key });
  await transaction.insert(pendingLimits).values({
    playerId: player.id,
    ...key,
    ...toColumns(measure, key, player),
    askedAt: at,
    confirmableAt: new Date(confirmableAt),
  });
}

export async function deletePendingLimit(
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
