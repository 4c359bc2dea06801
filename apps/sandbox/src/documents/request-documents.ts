import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { documents } from '../database/tables/account.ts';
import type { ReasonCode } from './reason-text.ts';

const CHANGED: ReasonCode = 'changed-details';

/** Asks anew for what was confirmed: it no longer speaks of the person the profile names. */
export async function requestDocumentsAgain(transaction: Database, playerId: number): Promise<void> {
  await transaction
    .update(documents)
    .set({ status: 'requested', reason: CHANGED })
    .where(and(eq(documents.playerId, playerId), eq(documents.status, 'confirmed')));
}
