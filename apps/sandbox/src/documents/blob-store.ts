import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A place for files by name, each written once. */
export type BlobStore = {
  /** The file outlives a crash of the machine once this is done. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Uint8Array | null>;
  list(): Promise<readonly string[]>;
  delete(name: string): Promise<void>;
};

/** A shelf that lasts as long as the process. */
export function createMemoryBlobStore(): BlobStore {
  const files = new Map<string, Uint8Array>();
  return {
    put: async (name, bytes) => void files.set(name, bytes),
    get: async (name) => files.get(name) ?? null,
    list: async () => [...files.keys()],
    delete: async (name) => void files.delete(name),
  };
}

/** A shelf in a data folder, so that whoever throws the folder away throws away the files with it. */
export function createFolderBlobStore(dataFolder: string): BlobStore {
  const folder = join(dataFolder, 'documents');
  return {
    put: async (name, bytes) => {
      const made = await mkdir(folder, { recursive: true });
      const handle = await open(join(folder, name), 'wx');
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await syncFolder(folder);
      if (made !== undefined) await syncFolder(dirname(made));
    },
    get: (name) => orDefault(readFile(join(folder, name)), null),
    list: () => orDefault(readdir(folder), []),
    delete: (name) => rm(join(folder, name), { force: true }),
  };
}

/** A new file's name is safe only when the folder it stands in is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function orDefault<Found, None>(found: Promise<Found>, none: None): Promise<Found | None> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return none;
    throw error;
  }
}
