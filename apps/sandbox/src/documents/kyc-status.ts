import { eq } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { players } from '../database/schema.ts';
import { documents } from '../database/tables/account.ts';
import { DOCUMENT_LABELS } from './document-labels.ts';

type KycStatus = 'NOT_STARTED' | 'PENDING' | 'REJECTED' | 'APPROVED';
type Reviewed = { labelId: string; status: string };

/** Where a player's identity stands: approved once every required document is confirmed. */
function kycStatusOf(rows: readonly Reviewed[]): KycStatus {
  const isConfirmed = (label: string) =>
    rows.some(({ labelId, status }) => labelId === label && status === 'confirmed');
  if (DOCUMENT_LABELS.filter(({ required }) => required).every(({ id }) => isConfirmed(id)))
    return 'APPROVED';
  if (rows.some(({ status }) => status === 'pending')) return 'PENDING';
  return rows.some(({ status }) => status === 'rejected') ? 'REJECTED' : 'NOT_STARTED';
}

/** Writes where a player stands after a document came, went or was reviewed. */
export async function updateKycStatus(transaction: Database, playerId: number): Promise<void> {
  const rows = await transaction
    .select({ labelId: documents.labelId, status: documents.status })
    .from(documents)
    .where(eq(documents.playerId, playerId));
  await transaction
    .update(players)
    .set({ kycStatus: kycStatusOf(rows) })
    .where(eq(players.id, playerId));
}
