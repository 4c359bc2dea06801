import { randomUUID } from 'node:crypto';
import { isNotNull } from 'drizzle-orm';
import type { Database, DatabaseLocation } from '../database/open-database.ts';
import { documents } from '../database/tables/account.ts';
import { createFolderBlobStore, createMemoryBlobStore, type BlobStore } from './blob-store.ts';

/** Where a document's bytes are, as its row says it: a file by its name, or the row itself. */
export type StoredFile = { file: string | null; content: Uint8Array | null };

/** The bytes of what players send. */
export type DocumentFiles = {
  /** Puts bytes away for good and has `write` note in a row where; what no row speaks of afterwards is thrown away. */
  save<Result>(bytes: Uint8Array, write: (kept: StoredFile) => Promise<Result>): Promise<Result>;
  read(kept: StoredFile): Promise<Uint8Array | null>;
  /** Throws away every file that no row speaks of any more. */
  sweep(): Promise<void>;
};

type Opening = { place: DatabaseLocation; database: Database };

/**
 * Beside an embedded database documents are files: it runs in this very process, and a value of many megabytes holds
 * everybody up for seconds. A PostgreSQL server keeps them in their rows, where every process finds them.
 */
export function openDocumentFiles({ place, database }: Opening): DocumentFiles {
  if (place.kind === 'postgres') return createRowFiles();
  return createBlobFiles(
    place.kind === 'memory' ? createMemoryBlobStore() : createFolderBlobStore(place.path),
    database,
  );
}

function createRowFiles(): DocumentFiles {
  return {
    save: (content, write) => write({ file: null, content }),
    read: async ({ content }) => content,
    sweep: async () => undefined,
  };
}

function createBlobFiles(shelf: BlobStore, database: Database): DocumentFiles {
  /** Put away, their rows not yet written. */
  const arriving = new Set<string>();

  const sweep = async () => {
    // In this order: what is no longer arriving by now has its row, or will never have one.
    const left = (await shelf.list()).filter((name) => !arriving.has(name));
    if (left.length === 0) return;
    const rows = await database
      .select({ file: documents.file })
      .from(documents)
      .where(isNotNull(documents.file));
    const spokenOf = new Set(rows.map(({ file }) => file));
    for (const name of left) if (!spokenOf.has(name)) await shelf.delete(name);
  };

  return {
    save: async (bytes, write) => {
      const file = randomUUID();
      arriving.add(file);
      try {
        await shelf.put(file, bytes);
        return await write({ file, content: null });
      } finally {
        arriving.delete(file);
        await sweep();
      }
    },
    read: async ({ file, content }) => (file === null ? content : shelf.get(file)),
    sweep,
  };
}
