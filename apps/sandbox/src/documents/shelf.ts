import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A place for files by name, each written once. */
export type Shelf = {
  /** The file outlives a crash of the machine once this is done. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  take(name: string): Promise<Uint8Array | null>;
  names(): Promise<readonly string[]>;
  drop(name: string): Promise<void>;
};

/** A shelf that lasts as long as the process. */
export function memoryShelf(): Shelf {
  const files = new Map<string, Uint8Array>();
  return {
    put: async (name, bytes) => void files.set(name, bytes),
    take: async (name) => files.get(name) ?? null,
    names: async () => [...files.keys()],
    drop: async (name) => void files.delete(name),
  };
}

/** A shelf in a data folder, so that whoever throws the folder away throws away the files with it. */
export function folderShelf(dataFolder: string): Shelf {
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
    take: (name) => orNone(readFile(join(folder, name)), null),
    names: () => orNone(readdir(folder), []),
    drop: (name) => rm(join(folder, name), { force: true }),
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

async function orNone<Found, None>(found: Promise<Found>, none: None): Promise<Found | None> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return none;
    throw error;
  }
}
