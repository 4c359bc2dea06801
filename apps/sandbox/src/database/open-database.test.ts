import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedDatabase } from '../seed/seed.ts';
import { openMigratedCopies } from './migrated-copy.ts';
import { openDatabase } from './open-database.ts';
import { players } from './schema.ts';

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));

let copies = '';

beforeEach(async () => {
  copies = await mkdtemp(join(tmpdir(), 'baize-copies-'));
});
afterEach(() => rm(copies, { recursive: true, force: true }));

/** Opens a database in memory, counts the players before and after a seed, and closes it. */
async function countPlayers(): Promise<number[]> {
  const { database, close } = await openDatabase({ kind: 'memory', copies });
  try {
    const before = await database.$count(players);
    await seedDatabase(database, Date.parse('2026-11-20T17:17:19.000Z'));
    return [before, await database.$count(players)];
  } finally {
    await close();
  }
}

test('a database in memory begins without rows, from a copy that is made anew where it cannot be opened', async () => {
  const { file } = await openMigratedCopies(migrations, copies);
  await writeFile(file, 'no archive');
  const [before, seeded] = await countPlayers();
  expect(before).toBe(0);
  expect(seeded).toBeGreaterThan(0);
  const made = await stat(file);
  expect(made.size).toBeGreaterThan(1_000_000);
  expect(await countPlayers()).toEqual([0, seeded]);
  expect((await stat(file)).mtimeMs).toBe(made.mtimeMs);
});
