import { randomUUID } from 'node:crypto';
import { array, assert, asyncProperty, constantFrom, integer, tuple } from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase, type OpenDatabase } from '../database/open-database.ts';
import { ledgerPostings, ledgerTransactions, wallets } from '../database/schema.ts';
import { seedDatabase } from '../seed/seed.ts';
import { postMovement, type Movement } from './post-movement.ts';
import { auditLedger } from './read-ledger.ts';

const DEPOSITOR = 2;
const at = new Date('2026-11-20T17:17:19.000Z');
let open: OpenDatabase;

beforeAll(async () => {
  open = await openDatabase({ kind: 'memory' });
});
beforeEach(() => seedDatabase(open.database, at.getTime()));
afterAll(() => open.close());

async function move(amount: bigint, pocket: 'real' | 'bonus' = 'real'): Promise<void> {
  const movement: Movement = { playerId: DEPOSITOR, currencyCode: 'EUR', amount, pocket, reason: 'play', at };
  await open.database.transaction((transaction) => postMovement(transaction, movement));
}

async function wallet() {
  const [row] = await open.database.select().from(wallets).where(eq(wallets.playerId, DEPOSITOR));
  return row;
}

test('the seed balances: every transaction cancels out, every wallet equals its postings', async () => {
  expect(await auditLedger(open.database)).toEqual({ unbalanced: [], wrongWallets: [] });
});

test('any run of movements leaves the ledger balanced and the wallets equal to it', async () => {
  const cents = integer({ min: -40_000, max: 40_000 }).filter((amount) => amount !== 0);
  const moves = array(tuple(cents, constantFrom('real' as const, 'bonus' as const)), {
    maxLength: 8,
  });
  await assert(
    asyncProperty(moves, async (list) => {
      await seedDatabase(open.database, at.getTime());
      const before = (await wallet())?.sequence ?? 0;
      let refused = 0;
      for (const [amount, pocket] of list) await move(BigInt(amount), pocket).catch(() => (refused += 1));
      expect(await auditLedger(open.database)).toEqual({ unbalanced: [], wrongWallets: [] });
      const now = await wallet();
      expect(now?.sequence).toBe(before + list.length - refused);
      expect(now && now.balance >= 0n && now.bonusBalance >= 0n).toBe(true);
    }),
    { numRuns: 12 },
  );
});

test('a movement that would take the wallet below zero leaves no trace', async () => {
  await expect(move(-24_851n)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('wallets_never_negative') },
  });
  expect((await wallet())?.balance).toBe(24_850n);
  expect(await auditLedger(open.database)).toEqual({ unbalanced: [], wrongWallets: [] });
});

test('nobody changes or removes what the ledger says, not even with a statement', async () => {
  const refusal = { cause: { message: expect.stringContaining('append-only') } };
  await expect(open.database.update(ledgerPostings).set({ amount: 1n })).rejects.toMatchObject(refusal);
  await expect(open.database.delete(ledgerPostings)).rejects.toMatchObject(refusal);
  await expect(open.database.delete(ledgerTransactions)).rejects.toMatchObject(refusal);
});

test('a transaction with one side only is refused when it is committed', async () => {
  const id = randomUUID();
  const lopsided = open.database.transaction(async (transaction) => {
    await transaction
      .insert(ledgerTransactions)
      .values({ id, playerId: DEPOSITOR, reason: 'play', reference: 'X', at });
    await transaction
      .insert(ledgerPostings)
      .values({ transactionId: id, account: 'player:2:real', currencyCode: 'EUR', amount: 5n });
  });
  await expect(lopsided).rejects.toThrow(/does not balance/);
  expect((await auditLedger(open.database)).unbalanced).toEqual([]);
});
