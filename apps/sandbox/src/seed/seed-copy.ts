import { sql } from 'drizzle-orm';
import { isEmbedded, type Database } from '../database/open-database.ts';

type SeedCopy = {
  now: number;
  tables: string[];
  sequences: { name: string; last: string; isUsed: boolean }[];
  /** How often it has been written. */
  uses: number;
};

/** Deleted rows stay in a table's file until the table is truncated: every so many uses of a copy all tables are. */
const USES_BETWEEN_TRUNCATES = 25;

/** The last instant that was seeded, and a copy of its rows once it has been asked for again. */
const seeded = new WeakMap<Database, { now: number; copy: SeedCopy | null }>();

const quote = (name: string) => sql.identifier(name);
const changedTables = sql`seed_copy.changed_tables`;

/**
 * Writes the rows of the last seed again, where it was of the same instant: the embedded database copies those of the tables
 * that changed in a tenth of the time that it takes to make and insert all, and tests and journeys begin at the same
 * instant over and over.
 *
 * @returns false where there is no such copy.
 */
export async function restoreSeed(database: Database, now: number): Promise<boolean> {
  const copy = seeded.get(database)?.copy;
  if (!copy || copy.now !== now) return false;
  copy.uses += 1;
  const isWhole = copy.uses % USES_BETWEEN_TRUNCATES === 0;
  await database.transaction(async (transaction) => {
    const tables = isWhole ? copy.tables : await listChangedTables(transaction);
    // The rows hold together already; in what order they come back does not matter, and nothing notes it as a change.
    await transaction.execute(sql`set local session_replication_role = replica`);
    if (isWhole)
      await transaction.execute(
        sql`truncate ${sql.join(tables.map(quote), sql`, `)} restart identity cascade`,
      );
    for (const table of tables) {
      if (!isWhole) await transaction.execute(sql`delete from ${quote(table)}`);
      await transaction.execute(
        sql`insert into ${quote(table)} overriding system value select * from seed_copy.${quote(table)}`,
      );
    }
    await transaction.execute(sql`delete from ${changedTables}`);
    const values = copy.sequences.map(
      ({ name, last, isUsed }) => sql`(${name}::text, ${last}::bigint, ${isUsed}::boolean)`,
    );
    if (values.length > 0)
      await transaction.execute(
        sql`select setval(name::regclass, last, used) from (values ${sql.join(values, sql`, `)}) as sequences (name, last, used)`,
      );
  });
  return true;
}

async function listChangedTables(database: Database): Promise<string[]> {
  const rows = await database.select({ name: sql<string>`name::text` }).from(changedTables);
  return rows.map(({ name }) => name);
}

/** Copies the rows of a seed that was just written, when the same instant is seeded a second time. */
export async function copySeed(database: Database, now: number): Promise<void> {
  if (!isEmbedded(database)) return;
  const isSecond = seeded.get(database)?.now === now;
  seeded.set(database, { now, copy: isSecond ? await copyRows(database, now) : null });
}

async function copyRows(database: Database, now: number): Promise<SeedCopy> {
  return database.transaction(async (transaction) => {
    // The triggers of the copy before go with it.
    await transaction.execute(sql`drop schema if exists seed_copy cascade`);
    await transaction.execute(sql`create schema seed_copy`);
    const found = await transaction
      .select({ name: sql<string>`tablename::text` })
      .from(sql`pg_tables`)
      .where(sql`schemaname = 'public'`);
    const tables = found.map(({ name }) => name);
    await transaction.execute(sql`create table ${changedTables} (name name primary key)`);
    await transaction.execute(sql`
      create function seed_copy.note_change() returns trigger language plpgsql as $$
      begin
        insert into ${changedTables} values (tg_table_name) on conflict do nothing;
        return null;
      end $$`);
    for (const table of tables) {
      await transaction.execute(sql`create table seed_copy.${quote(table)} as table public.${quote(table)}`);
      await transaction.execute(sql`
        create trigger note_change after insert or update or delete on public.${quote(table)}
        for each statement execute function seed_copy.note_change()`);
    }
    const sequences = await transaction
      .select({
        name: sql<string>`sequencename::text`,
        last: sql<string>`coalesce(last_value, start_value)::text`,
        isUsed: sql<boolean>`last_value is not null`,
      })
      .from(sql`pg_sequences`)
      .where(sql`schemaname = 'public'`);
    return { now, tables, sequences, uses: 0 };
  });
}
