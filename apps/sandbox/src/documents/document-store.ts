import { randomUUID, webcrypto } from 'node:crypto';
import { and, asc, desc, eq } from 'drizzle-orm';
import { checkUpload, UPLOAD_HEAD_BYTES, UPLOAD_MESSAGES } from '@baize/domain/uploads';
import { lockPlayer } from '../accounts/lock-player.ts';
import type { Database } from '../database/open-database.ts';
import { documents } from '../database/tables/account.ts';
import type { Upload } from '../http/read-multipart.ts';
import { validationError, notFoundError, ruleError } from '../errors/http-error.ts';
import type { Platform } from '../platform.ts';
import { findAnsweredRequest, logAnsweredRequest } from './answered-requests.ts';
import { updateKycStatus } from './kyc-status.ts';
import { findLabel } from './document-labels.ts';
import { getReasonText } from './reason-text.ts';

/** How many documents one player can have here; a person needs a handful. */
const MAX_DOCUMENTS = 30;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const VISIBLE_COLUMNS = {
  id: documents.id,
  labelId: documents.labelId,
  name: documents.name,
  status: documents.status,
  reason: documents.reason,
  uploadedAt: documents.uploadedAt,
};
type VisibleDocument = Pick<typeof documents.$inferSelect, keyof typeof VISIBLE_COLUMNS>;

/** A document as the calls carry it; its bytes never leave this way. */
export function toDocumentRow({ uploadedAt, status, reason, ...row }: VisibleDocument, locale: string) {
  const said = getReasonText(reason, locale);
  return {
    ...row,
    status,
    reason: said,
    uploadedAt: status === 'requested' ? null : (uploadedAt?.toISOString() ?? null),
  };
}

/** A player's documents, the newest first, then what is asked for. */
export async function listDocuments(database: Database, playerId: number): Promise<VisibleDocument[]> {
  return database
    .select(VISIBLE_COLUMNS)
    .from(documents)
    .where(eq(documents.playerId, playerId))
    .orderBy(desc(documents.uploadedAt), asc(documents.labelId), asc(documents.id));
}

/** What a row tells of a file, or a refusal that names what is wrong with it: judged by its bytes, not only by its name. */
export async function toFileColumns({ name, bytes }: Upload) {
  const verdict = checkUpload({ name, size: bytes.byteLength, head: bytes.subarray(0, 8) });
  if (verdict !== 'ok') throw validationError({ file: UPLOAD_MESSAGES[verdict] });
  // A signature with nothing behind it is no document.
  if (bytes.byteLength <= UPLOAD_HEAD_BYTES) throw validationError({ file: UPLOAD_MESSAGES.type });
  return {
    name,
    kind: detectFileType(bytes),
    size: bytes.byteLength,
    // Of 25 MB beside the thread that answers everybody.
    sha256: Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex'),
  };
}

function detectFileType([first]: Uint8Array): 'jpg' | 'png' | 'pdf' {
  if (first === 0xff) return 'jpg';
  return first === 0x89 ? 'png' : 'pdf';
}

type DocumentDeps = Pick<Platform, 'database' | 'files'>;
type NewDocument = { playerId: number; labelId: string; file: Upload; at: Date };

/** Keeps a document a player sent; it answers a request for one of its kind, where there is one. */
export async function storeDocument(
  { database, files }: DocumentDeps,
  arrival: NewDocument,
): Promise<VisibleDocument> {
  const { playerId, labelId, file, at } = arrival;
  if (!findLabel(labelId)) throw validationError({ labelId: 'form.validation.invalid.format' });
  const told = { ...(await toFileColumns(file)), status: 'pending', reason: null, uploadedAt: at } as const;
  return files.save(file.bytes, (kept) =>
    database.transaction((transaction) =>
      write(transaction, { playerId, labelId, at, columns: { ...told, ...kept } }),
    ),
  );
}

type Writing = {
  playerId: number;
  labelId: string;
  at: Date;
  columns: Omit<typeof documents.$inferInsert, 'id' | 'playerId' | 'labelId'>;
};

async function write(
  transaction: Database,
  { playerId, labelId, at, columns }: Writing,
): Promise<VisibleDocument> {
  await lockPlayer(transaction, playerId);
  const before = await listDocuments(transaction, playerId);
  const asked = before.find((row) => row.labelId === labelId && row.status === 'requested');
  if (!asked && before.length >= MAX_DOCUMENTS)
    throw ruleError('TOO_MANY_DOCUMENTS', 'Remove a document before you send another');
  const [kept] = asked
    ? await transaction
        .update(documents)
        .set(columns)
        .where(eq(documents.id, asked.id))
        .returning(VISIBLE_COLUMNS)
    : await transaction
        .insert(documents)
        .values({ id: randomUUID(), playerId, labelId, ...columns })
        .returning(VISIBLE_COLUMNS);
  if (!kept) throw new Error('the document was not written');
  if (asked) {
    const { id: documentId, reason } = asked;
    await logAnsweredRequest(transaction, { playerId, documentId, reason, at });
  }
  await updateKycStatus(transaction, playerId);
  return kept;
}

/** What a request has in place of a file. */
const NO_FILE = {
  name: '',
  kind: null,
  size: null,
  sha256: null,
  file: null,
  content: null,
  uploadedAt: null,
} as const;

/** Takes back a document of a player that nobody has confirmed; a request that it answered stands again. */
export async function removeDocument(
  { database, files }: DocumentDeps,
  { playerId, id }: { playerId: number; id: string },
): Promise<void> {
  if (!UUID.test(id)) throw notFoundError('There is no such document');
  await database.transaction(async (transaction) => {
    await lockPlayer(transaction, playerId);
    const own = and(eq(documents.id, id), eq(documents.playerId, playerId));
    const [row] = await transaction.select(VISIBLE_COLUMNS).from(documents).where(own);
    if (!row) throw notFoundError('There is no such document');
    if (row.status === 'confirmed')
      throw ruleError('DOCUMENT_CONFIRMED', 'A confirmed document stays with us');
    if (row.status === 'requested')
      throw ruleError('DOCUMENT_REQUESTED', 'This document is still needed from you');
    const request = await findAnsweredRequest(transaction, { playerId, documentId: id });
    await (request
      ? transaction
          .update(documents)
          .set({ ...NO_FILE, ...request, status: 'requested' })
          .where(own)
      : transaction.delete(documents).where(own));
    await updateKycStatus(transaction, playerId);
  });
  await files.sweep();
}
