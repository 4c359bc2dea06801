import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { lockPlayer } from '../accounts/lock-player.ts';
import { sendMail } from '../accounts/outbox.ts';
import type { Database } from '../database/open-database.ts';
import { documents } from '../database/tables/account.ts';
import { validationError, notFoundError } from '../errors/http-error.ts';
import { updateKycStatus } from './kyc-status.ts';
import { findLabel } from './document-labels.ts';

type DocumentStatus = (typeof documents.$inferSelect)['status'];
export type DocumentReview = { id: string; status: DocumentStatus; reason: string | null; at: Date };

const STATUS_TEXTS: Readonly<Record<DocumentStatus, string>> = {
  confirmed: 'was confirmed',
  rejected: 'was not accepted',
  requested: 'is needed again',
  pending: 'is being reviewed',
};

/** What a reviewer decides about a document; the player hears of it by mail and stands where it leaves them. */
export async function reviewDocument(
  database: Database,
  { id, status, reason, at }: DocumentReview,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ playerId: documents.playerId, labelId: documents.labelId, size: documents.size })
      .from(documents)
      .where(eq(documents.id, id));
    if (!found) throw notFoundError('There is no such document');
    const player = await lockPlayer(transaction, found.playerId);
    if (found.size === null && status !== 'requested')
      throw validationError({ status: 'requested: nothing was sent yet' });
    await transaction.update(documents).set({ status, reason }).where(eq(documents.id, id));
    await updateKycStatus(transaction, player.id);
    const why = reason === null ? '' : ` ${reason}.`;
    await sendMail(transaction, {
      playerId: player.id,
      recipient: player.email,
      subject: 'Your document',
      body: `Your document "${findLabel(found.labelId)?.name ?? found.labelId}" ${STATUS_TEXTS[status]}.${why}`,
      at,
    });
  });
}

/** Asks a player for a document they have not sent. */
export async function requestDocument(
  database: Database,
  { playerId, labelId, reason }: { playerId: number; labelId: string; reason: string | null },
): Promise<string> {
  const id = randomUUID();
  await database.insert(documents).values({ id, playerId, labelId, reason, name: '', status: 'requested' });
  return id;
}
