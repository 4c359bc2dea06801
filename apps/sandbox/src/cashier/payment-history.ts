import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { type payments, paymentStatuses } from '../database/tables/cashier.ts';

type Status = (typeof payments.$inferSelect)['status'];
export type StatusChange = { status: Status; at: string };

/** Writes down that a payment has a status from an instant on. */
export async function addStatus(
  transaction: Database,
  { id, status }: { id: string; status: Status },
  at: Date,
): Promise<void> {
  await transaction.insert(paymentStatuses).values({ paymentId: id, status, at });
}

/** The statuses payments have had, the oldest first, by the payment's number; nothing of payments from before they were written down. */
export async function loadStatusHistories(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StatusChange[]>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select()
    .from(paymentStatuses)
    .where(inArray(paymentStatuses.paymentId, [...ids]))
    .orderBy(asc(paymentStatuses.id));
  const byPayment = Map.groupBy(rows, ({ paymentId }) => paymentId);
  return new Map(
    [...byPayment].map(([id, own]) => [id, own.map(({ status, at }) => ({ status, at: at.toISOString() }))]),
  );
}

/** The statuses one payment has had. */
export async function loadStatusHistory(database: Database, id: string): Promise<StatusChange[]> {
  return (await loadStatusHistories(database, [id])).get(id) ?? [];
}

const FAILED_STATUSES: readonly string[] = ['failed', 'rejected', 'cancelled'] satisfies Status[];

/** The method by which a deposit failed, so that another can be offered; null of one that did not. */
export function getFailedMethod({
  kind,
  status,
  methodId,
}: {
  kind: string;
  status: string;
  methodId: number | null;
}): number | null {
  return kind === 'deposit' && FAILED_STATUSES.includes(status) ? methodId : null;
}
