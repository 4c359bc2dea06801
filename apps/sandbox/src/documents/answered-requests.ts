import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { logEvents } from '../database/schema.ts';

const EVENT = 'DOCUMENT_REQUEST_ANSWERED';

type Answer = { playerId: number; documentId: string };

/** Why a document had been asked for, before its row spoke of the file that was sent. */
export type AnsweredRequest = { reason: string | null };

/** Notes that a document answers a request: whoever takes it back is asked for it as before. */
export async function logAnsweredRequest(
  transaction: Database,
  { playerId, documentId, reason, at }: Answer & AnsweredRequest & { at: Date },
): Promise<void> {
  await transaction.insert(logEvents).values({ at, playerId, event: EVENT, payload: { documentId, reason } });
}

/** The request that a document answered last; null where nobody had asked for it. */
export async function findAnsweredRequest(
  transaction: Database,
  { playerId, documentId }: Answer,
): Promise<AnsweredRequest | null> {
  const [answered] = await transaction
    .select({ reason: sql<string | null>`${logEvents.payload} ->> 'reason'` })
    .from(logEvents)
    .where(
      and(
        eq(logEvents.playerId, playerId),
        eq(logEvents.event, EVENT),
        sql`${logEvents.payload} ->> 'documentId' = ${documentId}`,
      ),
    )
    .orderBy(desc(logEvents.id))
    .limit(1);
  return answered ?? null;
}
