import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { EmbeddedClient } from './embedded-client.ts';
import { isUniqueViolation } from './is-unique-violation.ts';
import type { Database } from './open-database.ts';

const boats = pgTable('boats', {
  id: integer('id').primaryKey(),
  name: text('name'),
  builtAt: timestamp('built_at', { withTimezone: true, mode: 'date' }).notNull(),
});
const BUILT = new Date('2026-11-20T17:17:19.123Z');
const KETCH = { id: 1, name: 'Ketch', builtAt: BUILT };

let client: EmbeddedClient;
let database: Database;

beforeAll(async () => {
  client = await EmbeddedClient.open('memory://');
  database = drizzle({ client });
  await database.execute(
    sql`create table boats (id integer primary key, name text, built_at timestamptz not null)`,
  );
});
beforeEach(async () => {
  await database.delete(boats);
  await database.insert(boats).values(KETCH);
});
afterAll(() => client.close());

const byId = (id: number) => database.select().from(boats).where(eq(boats.id, id));
const planned = async () => {
  const { rows } = await client.query<{ name: string }>('select name from pg_prepared_statements');
  return rows.length;
};

test('the same question answers the same however often it is asked, and always by what is there now', async () => {
  const answers = [await byId(1), await byId(1), await byId(1)];
  expect(answers).toEqual([[KETCH], [KETCH], [KETCH]]);
  await database.update(boats).set({ name: null });
  expect([await byId(1), await byId(2)]).toEqual([[{ ...KETCH, name: null }], []]);
});

test('a plan is kept from the second time a statement is asked, not for what is asked once', async () => {
  const asked = () =>
    database
      .select({ id: boats.id })
      .from(boats)
      .where(inArray(boats.id, [7, 8, 9]));
  await asked();
  const before = await planned();
  await asked();
  await asked();
  expect(await planned()).toBe(before + 1);
});

test('what the database refuses is refused with its code, and everything can be asked afterwards', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    const again = database.insert(boats).values(KETCH);
    await expect(again).rejects.toSatisfy(isUniqueViolation);
    expect(await byId(1)).toEqual([KETCH]);
  }
  await expect(database.execute(sql`select * from nowhere`)).rejects.toThrow('nowhere');
  expect(await byId(1)).toEqual([KETCH]);
});

test('a transaction that fails leaves nothing behind, and the plans made in it stay good', async () => {
  const sink = (id: number) =>
    database.transaction(async (transaction) => {
      await transaction.insert(boats).values({ ...KETCH, id });
      const seen = await transaction.select().from(boats).where(eq(boats.id, id));
      await transaction.insert(boats).values({ ...KETCH, id });
      return seen;
    });
  for (const id of [2, 3, 4]) await expect(sink(id)).rejects.toSatisfy(isUniqueViolation);
  expect(await database.select().from(boats)).toEqual([KETCH]);
});

test('of transactions begun together each sees its own work alone, and questions beside them wait', async () => {
  const rename = (name: string) =>
    database.transaction(async (transaction) => {
      await transaction.update(boats).set({ name });
      const [seen] = await transaction.select().from(boats);
      return seen?.name;
    });
  const names = Array.from({ length: 20 }, (_, index) => `boat ${index}`);
  const [renamed, seen] = await Promise.all([
    Promise.all(names.map(rename)),
    Promise.all(names.map(() => byId(1))),
  ]);
  expect(renamed).toEqual(names);
  expect(seen.every(([boat]) => boat?.name === 'Ketch' || names.includes(boat?.name ?? ''))).toBe(true);
});
