import { randomUUID, webcrypto } from 'node:crypto';
import { and, asc, desc, eq } from 'drizzle-orm';
import { checkUpload, UPLOAD_HEAD_BYTES, UPLOAD_MESSAGES } from '@baize/domain/uploads';
import { lockPlayer } from '../accounts/lock-player.ts';
import type { Database } from '../database/open-database.ts';
import { documents } from '../database/tables/account.ts';
import type { Upload } from '../http/read-multipart.ts';
import { badInput, notFound, ruleRefused } from '../http/refusal.ts';
import type { Platform } from '../platform.ts';
import { keepKycStatus } from './kyc-status.ts';
import { labelNamed } from './labels.ts';

/** How many documents one player can have here; a person needs a handful. */
const MOST_DOCUMENTS = 30;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const SHOWN = {
  id: documents.id,
  labelId: documents.labelId,
  name: documents.name,
  status: documents.status,
  reason: documents.reason,
  uploadedAt: documents.uploadedAt,
};
type Shown = Pick<typeof documents.$inferSelect, keyof typeof SHOWN>;

/** A document as the calls carry it; its bytes never leave this way. */
export function showDocument({ uploadedAt, status, ...row }: Shown) {
  return { ...row, status, uploadedAt: status === 'requested' ? null : (uploadedAt?.toISOString() ?? null) };
}

/** A player's documents, the newest first, then what is asked for. */
export async function documentsOf(database: Database, playerId: number): Promise<Shown[]> {
  return database
    .select(SHOWN)
    .from(documents)
    .where(eq(documents.playerId, playerId))
    .orderBy(desc(documents.uploadedAt), asc(documents.labelId), asc(documents.id));
}

/** What a row tells of a file, or a refusal that names what is wrong with it: judged by its bytes, not only by its name. */
export async function fileColumns({ name, bytes }: Upload) {
  const verdict = checkUpload({ name, size: bytes.byteLength, head: bytes.subarray(0, 8) });
  if (verdict !== 'ok') throw badInput({ file: UPLOAD_MESSAGES[verdict] });
  // A signature with nothing behind it is no document.
  if (bytes.byteLength <= UPLOAD_HEAD_BYTES) throw badInput({ file: UPLOAD_MESSAGES.type });
  return {
    name,
    kind: kindOf(bytes),
    size: bytes.byteLength,
    // Of 25 MB beside the thread that answers everybody.
    sha256: Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex'),
  };
}

function kindOf([first]: Uint8Array): 'jpg' | 'png' | 'pdf' {
  if (first === 0xff) return 'jpg';
  return first === 0x89 ? 'png' : 'pdf';
}

type Keeping = Pick<Platform, 'database' | 'files'>;
type Arrival = { playerId: number; labelId: string; file: Upload; at: Date };

/** Keeps a document a player sent; it answers a request for one of its kind, where there is one. */
export async function storeDocument({ database, files }: Keeping, arrival: Arrival): Promise<Shown> {
  const { playerId, labelId, file, at } = arrival;
  if (!labelNamed(labelId)) throw badInput({ labelId: 'form.validation.invalid.format' });
  const told = { ...(await fileColumns(file)), status: 'pending', reason: null, uploadedAt: at } as const;
  return files.keep(file.bytes, (kept) =>
    database.transaction((transaction) =>
      write(transaction, { playerId, labelId, columns: { ...told, ...kept } }),
    ),
  );
}

type Writing = {
  playerId: number;
  labelId: string;
  columns: Omit<typeof documents.$inferInsert, 'id' | 'playerId' | 'labelId'>;
};

async function write(transaction: Database, { playerId, labelId, columns }: Writing): Promise<Shown> {
  await lockPlayer(transaction, playerId);
  const before = await documentsOf(transaction, playerId);
  const asked = before.find((row) => row.labelId === labelId && row.status === 'requested');
  if (!asked && before.length >= MOST_DOCUMENTS)
    throw ruleRefused('TOO_MANY_DOCUMENTS', 'Remove a document before you send another');
  const [kept] = asked
    ? await transaction.update(documents).set(columns).where(eq(documents.id, asked.id)).returning(SHOWN)
    : await transaction
        .insert(documents)
        .values({ id: randomUUID(), playerId, labelId, ...columns })
        .returning(SHOWN);
  if (!kept) throw new Error('the document was not written');
  await keepKycStatus(transaction, playerId);
  return kept;
}

/** Takes back a document of a player that nobody has confirmed. */
export async function removeDocument(
  { database, files }: Keeping,
  { playerId, id }: { playerId: number; id: string },
): Promise<void> {
  if (!UUID.test(id)) throw notFound('There is no such document');
  await database.transaction(async (transaction) => {
    await lockPlayer(transaction, playerId);
    const own = and(eq(documents.id, id), eq(documents.playerId, playerId));
    const [row] = await transaction.select(SHOWN).from(documents).where(own);
    if (!row) throw notFound('There is no such document');
    if (row.status === 'confirmed')
      throw ruleRefused('DOCUMENT_CONFIRMED', 'A confirmed document stays with us');
    if (row.status === 'requested')
      throw ruleRefused('DOCUMENT_REQUESTED', 'This document is still needed from you');
    await transaction.delete(documents).where(own);
    await keepKycStatus(transaction, playerId);
  });
  await files.sweep();
}
