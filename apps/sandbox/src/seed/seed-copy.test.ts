import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { players, sessions, wallets } from '../database/schema.ts';
import type { Database } from '../database/open-database.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { seedDatabase } from './seed.ts';

const NOW = new Date('2026-11-20T17:17:19.000Z');
const { database, ledgerIsSound, wallet, player } = useTestDatabase(NOW);

// A seed is copied when it is asked for a second time: from here on every one is such a copy.
beforeAll(async () => {
  await seedDatabase(database(), NOW.getTime());
  await seedDatabase(database(), NOW.getTime());
});

const countRows = async (from: Database) => {
  const tables = await from
    .select({ name: sql<string>`tablename::text` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'public'`);
  const counts: Record<string, number> = {};
  for (const { name } of tables) counts[name] = await from.$count(sql`${sql.identifier(name)}`);
  return counts;
};

test('a copied seed has the rows of the first one, whatever was done to them, and a sound ledger', async () => {
  const before = await countRows(database());
  expect(before['ledger_postings']).toBeGreaterThan(100);
  await database().update(wallets).set({ balance: 1n });
  await database().delete(sessions);
  await seedDatabase(database(), NOW.getTime());
  expect(await countRows(database())).toEqual(before);
  expect(await ledgerIsSound()).toBe(true);
  expect(await wallet(await player('depositor'))).toEqual({ real: 24_850n, bonus: 0n });
});

test('a seed copied many times over is the same each time, with numbers that begin anew', async () => {
  const before = await countRows(database());
  const seen = new Set<string>();
  for (let times = 0; times < 60; times += 1) {
    await database().delete(wallets);
    const [{ next } = { next: 0 }] = await database()
      .select({ next: sql<number>`nextval(pg_get_serial_sequence('limits', 'id'))::int` })
      .from(sql`(select 1) as one`);
    seen.add(String(next));
    await seedDatabase(database(), NOW.getTime());
  }
  expect(await countRows(database())).toEqual(before);
  expect(seen.size).toBe(1);
  expect(await ledgerIsSound()).toBe(true);
});

test('rows that come after a copied seed get numbers of their own', async () => {
  const [newest] = await database()
    .select({ id: sql<number>`max(${players.id})::int` })
    .from(players);
  const [{ next } = { next: 0 }] = await database()
    .select({ next: sql<number>`nextval('players_id_seq')::int` })
    .from(sql`(select 1) as one`);
  expect(next).toBe((newest?.id ?? 0) + 1);
});

test('another instant is seeded anew', async () => {
  const later = NOW.getTime() + 86_400_000;
  await seedDatabase(database(), later);
  const [day] = await database()
    .select({ last: sql<string>`max(date)::text` })
    .from(sql`rakeback_days`);
  await seedDatabase(database(), NOW.getTime());
  const [before] = await database()
    .select({ last: sql<string>`max(date)::text` })
    .from(sql`rakeback_days`);
  expect(day?.last).not.toBe(before?.last);
});
