import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { lockFolder } from './lock-folder.ts';
import { openMigratedCopies } from './migrated-copy.ts';

/** Either database, or a transaction of it: the select/join API is the same on both. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Where the rows live: in this process alone (`copies` is the folder of the copies it begins with), in a folder, or on a PostgreSQL server. */
export type DatabaseLocation =
  | { kind: 'memory'; copies?: string }
  | { kind: 'folder'; path: string }
  | { kind: 'postgres'; url: string };

export type OpenDatabase = { database: Database; close(): Promise<void> };

const embedded = new WeakSet<Database>();

/** Whether a database is this process's own, and nobody else's. */
export function isEmbedded(database: Database): boolean {
  return embedded.has(database);
}

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Opens the database and brings its tables up to date. */
export async function openDatabase(place: DatabaseLocation): Promise<OpenDatabase> {
  return place.kind === 'postgres' ? openPostgres(place.url) : openEmbedded(place);
}

async function openEmbedded(place: Exclude<DatabaseLocation, { kind: 'postgres' }>): Promise<OpenDatabase> {
  const giveBack = place.kind === 'folder' ? await lockFolder(place.path) : async () => undefined;
  try {
    const { client, database } = await (place.kind === 'folder' ? migrated(place.path) : openInMemory(place));
    embedded.add(database);
    const close = async () => {
      await client.close();
      await giveBack();
    };
    return { database, close };
  } catch (error) {
    await giveBack();
    throw error;
  }
}

/** Opens a folder, or memory with what the copy holds, and brings its tables up to date. */
async function migrated(place: string, copy?: Blob) {
  const [{ EmbeddedClient }, { drizzle }, { migrate }] = await Promise.all([
    import('./embedded-client.ts'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const client = await EmbeddedClient.open(place, copy);
  const database = drizzle({ client });
  await migrate(database, { migrationsFolder });
  return { client, database };
}

async function openInMemory({ copies: folder }: { copies?: string }) {
  const copies = await openMigratedCopies(migrationsFolder, folder);
  const copy = await copies.read();
  if (copy) {
    try {
      return await migrated('memory://', copy);
    } catch {
      await copies.forget();
    }
  }
  const made = await migrated('memory://');
  await copies.keep(await made.client.dumpDataDir('none'));
  return made;
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // An idle connection the server drops is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => {
    process.stderr.write(`sandbox: a database connection was lost: ${error.message}\n`);
  });
  try {
    const database = drizzle({ client: pool });
    await migrate(database, { migrationsFolder });
    return { database, close: () => pool.end() };
  } catch (error) {
    await pool.end();
    throw error;
  }
}
