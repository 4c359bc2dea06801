import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { openDatabase } from '../database/open-database.ts';
import { startSandbox } from '../start-sandbox.ts';
import { TEST_CARD, requestDeposit } from '../testing/cashier-requests.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const CVC = '739';
const NUMBERS = ['4242424242424242', '4000000000000010', '4000000000000069', '4000000000000101'];
let folder = '';

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

/** Everything the database holds, as one text. */
async function wholeDatabase(): Promise<string> {
  const { database, close } = await openDatabase({ kind: 'folder', path: folder });
  const rowsOf = async (query: ReturnType<typeof sql>) =>
    v.parse(v.object({ rows: v.array(v.record(v.string(), v.unknown())) }), await database.execute(query))
      .rows;
  const tables = await rowsOf(sql`select table_name as name from information_schema.tables
    where table_schema = 'public'`);
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await rowsOf(sql`select t::text as row from ${sql.identifier(String(name))} t`);
    texts.push(...rows.map(({ row }) => String(row)));
  }
  await close();
  return texts.join('\n');
}

test('no card number, code or expiry is ever written down or logged, whatever becomes of the payment', async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-cards-'));
  const said: string[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((chunk) => {
      said.push(String(chunk));
      return true;
    });
  }
  const own = await startSandbox({ port: 0, data: folder });
  const sandbox = connectTestSandbox(own.url);
  const token = await sandbox.logIn('kyc-approved');
  const statuses: number[] = [];
  for (const [index, cardNumber] of NUMBERS.entries()) {
    const fields = { ...TEST_CARD, cardNumber, cvc: CVC, expiry: '11/39', cardHolder: 'Annika Vogel-Secret' };
    statuses.push((await requestDeposit(sandbox, { token, fields, key: `k-${index}` })).status);
    statuses.push((await requestDeposit(sandbox, { token, fields: { ...fields, cvc: 'no' } })).status);
  }
  expect(statuses).toEqual([200, 400, 422, 400, 200, 400, 422, 400]);
  await own.close();
  const everything = [await wholeDatabase(), ...said].join('\n');
  expect(everything).toContain('k-3');
  for (const secret of [...NUMBERS, ...NUMBERS.map((number) => number.slice(-6)), '11/39', 'Vogel-Secret']) {
    expect(everything).not.toContain(secret);
  }
  // As words of their own: a random id may spell one.
  expect(everything).not.toMatch(/\bcvc\b|cardNumber/i);
});
