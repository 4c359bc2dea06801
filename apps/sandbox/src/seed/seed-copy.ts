import { sql } from 'drizzle-orm';
import { isEmbedded, type Database } from '../database/open-database.ts';

type SeedCopy = { now: number; tables: string[]; sequences: { name: string; last: string }[] };

/** The last instant that was seeded, and a copy of its rows once it has been asked for again. */
const seeded = new WeakMap<Database, { now: number; copy: SeedCopy | null }>();

const quote = (name: string) => sql.identifier(name);

/**
 * Writes the rows of the last seed again, where it was of the same instant: the embedded database copies them in a quarter of
 * the time that it takes to make and insert them, and tests and journeys begin at the same instant over and over.
 *
 * @returns false where there is no such copy.
 */
export async function restoreSeed(database: Database, now: number): Promise<boolean> {
  const copy = seeded.get(database)?.copy;
  if (!copy || copy.now !== now) return false;
  await database.transaction(async (transaction) => {
    await transaction.execute(
      sql`truncate ${sql.join(copy.tables.map(quote), sql`, `)} restart identity cascade`,
    );
    // The rows hold together already; in what order they come back does not matter.
    await transaction.execute(sql`set local session_replication_role = replica`);
    for (const table of copy.tables)
      await transaction.execute(
        sql`insert into ${quote(table)} overriding system value select * from seed_copy.${quote(table)}`,
      );
    for (const { name, last } of copy.sequences)
      await transaction.execute(sql`select setval(${name}::regclass, ${last}::bigint)`);
  });
  return true;
}

/** Copies the rows of a seed that was just written, when the same instant is seeded a second time. */
export async function copySeed(database: Database, now: number): Promise<void> {
  if (!isEmbedded(database)) return;
  const isSecond = seeded.get(database)?.now === now;
  seeded.set(database, { now, copy: isSecond ? await copyRows(database, now) : null });
}

async function copyRows(database: Database, now: number): Promise<SeedCopy> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`drop schema if exists seed_copy cascade`);
    await transaction.execute(sql`create schema seed_copy`);
    const found = await transaction
      .select({ name: sql<string>`tablename::text` })
      .from(sql`pg_tables`)
      .where(sql`schemaname = 'public'`);
    const tables = found.map(({ name }) => name);
    for (const table of tables)
      await transaction.execute(sql`create table seed_copy.${quote(table)} as table public.${quote(table)}`);
    const sequences = await transaction
      .select({ name: sql<string>`sequencename::text`, last: sql<string>`last_value::text` })
      .from(sql`pg_sequences`)
      .where(sql`schemaname = 'public' and last_value is not null`);
    return { now, tables, sequences };
  });
}
