import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../.cache/migrated/', import.meta.url));

/** Keeps copies of a database without rows. */
export interface MigratedCopies {
  /** Where the copy that these migrations lead to is kept. */
  file: string;
  /** The copy that these migrations lead to; null when none is kept. */
  read(): Promise<Blob | null>;
  /** Keeps a copy in place of all others. A folder that cannot be written costs the next start its time, nothing else. */
  keep(copy: Blob): Promise<void>;
  /** Forgets a copy that cannot be opened. */
  forget(): Promise<void>;
}

/**
 * Copies of the embedded database as it is after all migrations. To open one takes a fifth of the time that making the
 * database and its tables takes, which every start would otherwise spend. A copy is found by the text of all migrations and
 * by the database's own version.
 */
export async function openMigratedCopies(migrations: string, folder = FOLDER): Promise<MigratedCopies> {
  const name = `${await fingerprint(migrations)}.tar`;
  const file = join(folder, name);
  return {
    file,
    async read() {
      const bytes = await readFile(file).catch(() => null);
      return bytes && new Blob([bytes]);
    },
    async keep(copy) {
      // Written aside and moved into place: another process that starts meanwhile reads a whole copy or none.
      const aside = join(folder, `${randomUUID()}.part`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(aside, copy.stream());
        await rename(aside, file);
        const others = (await readdir(folder)).filter((one) => one.endsWith('.tar') && one !== name);
        await Promise.all(others.map((one) => rm(join(folder, one), { force: true })));
      } catch {
        await rm(aside, { force: true }).catch(() => undefined);
      }
    },
    forget: () => rm(file, { force: true }),
  };
}

async function fingerprint(migrations: string): Promise<string> {
  const hash = createHash('sha256');
  // Its place in the package store names its version.
  hash.update(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  for (const name of (await readdir(migrations)).toSorted())
    if (name.endsWith('.sql')) hash.update(`\n${name}\n`).update(await readFile(join(migrations, name)));
  return hash.digest('hex').slice(0, 24);
}
