import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rulePackFor } from '@baize/domain/rule-packs';
import { openDatabase, type OpenDatabase } from '../database/open-database.ts';
import { players } from '../database/schema.ts';
import { limits } from '../database/tables/account.ts';
import { payments, paymentStatuses } from '../database/tables/cashier.ts';
import { gameMoves } from '../database/tables/games.ts';
import { seedDatabase } from '../seed/seed.ts';
import type { Player } from '../sessions/session-store.ts';
import { checkBetLimits, checkDepositLimits, getLimitUsage } from './limit-usage.ts';
import type { LimitType } from './limit-store.ts';
import { createMoveRow } from '../testing/move-row.ts';

const now = Date.parse('2026-11-20T17:17:19.000Z');
const DAY = 86_400_000;
let open: OpenDatabase;
let player: Player;

beforeAll(async () => {
  open = await openDatabase({ kind: 'memory' });
});
afterAll(() => open.close());
beforeEach(async () => {
  await seedDatabase(open.database, now);
  await open.database.delete(paymentStatuses);
  await open.database.delete(payments);
  await open.database.delete(gameMoves);
  await open.database.delete(limits);
  const [row] = await open.database.select().from(players).where(eq(players.persona, 'depositor'));
  if (!row) throw new Error('the depositor is missing');
  player = row;
});

function set(type: LimitType, period: 0 | 1 | 2, amount: bigint) {
  const row = { playerId: player.id, type, period, amount, changedAt: new Date(now) };
  return open.database.insert(limits).values(row);
}

function played(kind: 'bet' | 'win', amount: bigint, at = now - 60_000) {
  return open.database
    .insert(gameMoves)
    .values(createMoveRow({ playerId: player.id, kind, amount, at: new Date(at) }));
}

type Status = 'completed' | 'failed' | 'pending';

type Paid = { status?: Status; at?: number; currencyCode?: string; kind?: 'deposit' | 'withdraw' };

function paidIn(
  amount: bigint,
  { status = 'completed', at = now, currencyCode = 'EUR', kind = 'deposit' }: Paid = {},
) {
  return open.database.insert(payments).values({
    id: randomUUID(),
    playerId: player.id,
    kind,
    methodId: 1,
    methodName: 'Visa',
    amount,
    currencyCode,
    status,
    reference: randomUUID(),
    outcome: 'success',
    createdAt: new Date(at),
  });
}

const bet = (amount: bigint) => checkBetLimits(open.database, { player, amount, now });
const deposit = (amount: bigint) => checkDepositLimits(open.database, { player, amount, now });

test('without limits nothing is refused', async () => {
  expect([await bet(1_000_000n), await deposit(1_000_000n)]).toEqual([null, null]);
});

test.each([
  [0, 'dailyBetLimit', now - 60_000],
  [1, 'weeklyBetLimit', now - 3 * DAY],
  [2, 'monthlyBetLimit', now - 15 * DAY],
] as const)('stakes of limit %i count up to it, not beyond: %s', async (period, code, at) => {
  await set('bet', period, 10_000n);
  await played('bet', 9_000n, at);
  expect([await bet(1_000n), await bet(1_001n)]).toEqual([null, code]);
});

test.each([
  [0, 'dailyLossLimit'],
  [1, 'weeklyLossLimit'],
  [2, 'monthlyLossLimit'],
] as const)('losses of limit %i count up to it, winnings taken off: %s', async (period, code) => {
  await set('loss', period, 5_000n);
  await played('bet', 6_000n);
  await played('win', 2_000n);
  expect([await bet(1_000n), await bet(1_001n)]).toEqual([null, code]);
});

test('winnings never widen a loss limit', async () => {
  await set('loss', 0, 5_000n);
  await played('win', 100_000n);
  expect([await bet(5_000n), await bet(5_001n)]).toEqual([null, 'dailyLossLimit']);
});

test('a stake that alone is above a bet limit is told as too high by itself', async () => {
  await set('bet', 0, 2_000n);
  expect(await bet(2_001n)).toBe('maxBetLimit');
});

test('a market’s highest stake is refused whatever the player has set', async () => {
  const german = (amount: bigint) =>
    checkBetLimits(open.database, { player, amount, now, pack: rulePackFor('de') });
  expect([await german(100n), await german(101n)]).toEqual([null, 'MAX_BET_LIMIT_REACHED']);
});

test('yesterday’s play at home does not count today', async () => {
  await set('bet', 0, 10_000n);
  await played('bet', 10_000n, Date.parse('2026-11-19T22:59:59.999Z'));
  expect(await bet(10_000n)).toBeNull();
  await played('bet', 1n, Date.parse('2026-11-19T23:00:00.000Z'));
  expect(await bet(10_000n)).toBe('dailyBetLimit');
});

test('deposits count up to the limit from the moment they are asked for, failed ones never', async () => {
  await set('deposit', 1, 10_000n);
  await paidIn(4_000n);
  await paidIn(5_000n, { status: 'pending' });
  await paidIn(9_000n, { status: 'failed' });
  await paidIn(9_000n, { at: now - 6 * DAY });
  expect([await deposit(1_000n), await deposit(1_001n)]).toEqual([null, 'PAYMENT_LIMIT_THRESHOLD']);
});

test('a deposit into another wallet counts at the house’s rate, so no limit is passed by a side door', async () => {
  await set('deposit', 0, 5_000n);
  await paidIn(4_400n, { currencyCode: 'USD' });
  expect(await getLimitUsage(open.database, { player, type: 'deposit', period: 'daily', now })).toBe(4_000n);
  expect([await deposit(1_000n), await deposit(1_001n)]).toEqual([null, 'PAYMENT_LIMIT_THRESHOLD']);
});

test('a market’s monthly cap holds beside the player’s own limits', async () => {
  await paidIn(90_000n);
  const german = (amount: bigint) =>
    checkDepositLimits(open.database, { player, amount, now, pack: rulePackFor('de') });
  expect([await german(10_000n), await german(10_001n)]).toEqual([null, 'PAYMENT_LIMIT_THRESHOLD']);
});

test('where the market caps net deposits, only what was paid out makes room for more', async () => {
  // 24 years and older: EUR 700 a month.
  player = { ...player, dateOfBirth: '1990-01-01' };
  const dutch = (amount: bigint) =>
    checkDepositLimits(open.database, { player, amount, now, pack: rulePackFor('nl') });
  await paidIn(60_000n);
  expect([await dutch(10_000n), await dutch(10_001n)]).toEqual([null, 'PAYMENT_LIMIT_THRESHOLD']);
  await paidIn(5_000n, { kind: 'withdraw', status: 'pending' });
  expect(await dutch(10_001n)).toBe('PAYMENT_LIMIT_THRESHOLD');
  await paidIn(5_000n, { kind: 'withdraw' });
  expect([await dutch(15_000n), await dutch(15_001n)]).toEqual([null, 'PAYMENT_LIMIT_THRESHOLD']);
  player = { ...player, dateOfBirth: '2004-01-01' };
  expect(await dutch(1n)).toBe('PAYMENT_LIMIT_THRESHOLD');
});
