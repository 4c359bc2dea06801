import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cardNumberSchema } from '@baize/domain/card';
import * as v from 'valibot';
import { createPlatformClock } from '../clock/platform-clock.ts';
import { openDatabase, type OpenDatabase } from '../database/open-database.ts';
import { players } from '../database/schema.ts';
import { gameMoves } from '../database/tables/games.ts';
import { seedDatabase } from '../seed/seed.ts';
import { findMethod } from './methods/catalogue.ts';
import { getCents, getPaymentOutcome, PAYMENT_OUTCOME_ROWS } from './payment-outcomes.ts';
import { openPayment, type Payment } from './payment.ts';
import { completeDeposit } from './settle-deposit.ts';
import { watchPayments } from './settle-due-payments.ts';
import { getRemainingWagering } from './remaining-wagering.ts';
import { createMoveRow } from '../testing/move-row.ts';

const NOW = Date.parse('2026-11-20T17:17:19.000Z');
const MINUTE = 60_000;
const DEPOSITOR = 2;
let open: OpenDatabase;

beforeAll(async () => {
  open = await openDatabase({ kind: 'memory' });
});
beforeEach(() => seedDatabase(open.database, NOW));
afterAll(() => open.close());

async function depositor() {
  const rows = await open.database.select().from(players);
  const player = rows.find(({ id }) => id === DEPOSITOR);
  const method = findMethod(1);
  if (!player || !method) throw new Error('the seed has no depositor');
  return { player, method };
}

async function pending(now: number): Promise<Payment> {
  const { player, method } = await depositor();
  return openPayment(open.database, {
    player,
    method,
    kind: 'deposit',
    units: 1_000n,
    currencyCode: 'EUR',
    outcome: 'pending',
    fields: {},
    status: 'pending',
    now,
    settlesAfterMs: 2 * MINUTE,
  });
}

async function paidIn(now: number): Promise<void> {
  const payment = await pending(now);
  const { player } = await depositor();
  await open.database.transaction((transaction) => completeDeposit(transaction, { player, payment, now }));
}

async function moved(kind: 'bet' | 'win' | 'refund', amount: bigint, now: number): Promise<void> {
  await open.database
    .insert(gameMoves)
    .values(createMoveRow({ playerId: DEPOSITOR, kind, amount, at: new Date(now) }));
}

const left = () => getRemainingWagering(open.database, { playerId: DEPOSITOR, currencyCode: 'EUR' });

test('a deposit is to be staked once: stakes count, wins do not, a stake given back counts again', async () => {
  expect(await left()).toBe(0n);
  await paidIn(NOW);
  await moved('bet', 400n, NOW + MINUTE);
  await moved('win', 900n, NOW + MINUTE);
  expect(await left()).toBe(600n);
  await moved('refund', 100n, NOW + 2 * MINUTE);
  expect(await left()).toBe(700n);
});

test('stakes made when nothing was left to stake count for no later deposit', async () => {
  await moved('bet', 5_000n, NOW - MINUTE);
  await paidIn(NOW);
  await moved('bet', 5_000n, NOW + MINUTE);
  expect(await left()).toBe(0n);
  await paidIn(NOW + 2 * MINUTE);
  expect(await left()).toBe(1_000n);
});

test('a pending deposit settles by itself while the platform’s clock runs, and is told once', async () => {
  await pending(NOW);
  const clock = createPlatformClock(() => NOW + 3 * MINUTE);
  const told: string[] = [];
  const realtime = {
    toPlayer: (_playerId: number, event: string) => told.push(event),
    endSession: () => {},
    disconnectSession: () => {},
    disconnectAll: () => {},
    countSockets: () => 0,
    close: () => Promise.resolve(),
  };
  const stop = watchPayments({ clock, database: open.database, realtime }, 5);
  await vi.waitFor(() => expect(told).toEqual(['credit']), { timeout: 20_000 });
  await stop();
  expect(told).toEqual(['credit']);
});

test('the last two figures of an amount choose, in every kind of currency', () => {
  expect(getCents(2_506n, 'EUR')).toBe(6);
  expect(getCents(25_060_000n, 'USDT')).toBe(6);
  expect(getCents(1_006n, 'JPY')).toBe(6);
  expect(getCents(100_006n, 'BTC')).toBe(6);
});

test('every outcome has cents and a valid card of its own, and both choose it', () => {
  for (const { outcome, cents, card } of PAYMENT_OUTCOME_ROWS) {
    expect(v.is(cardNumberSchema, card)).toBe(true);
    const euros = { currencyCode: 'EUR' };
    expect(getPaymentOutcome({ ...euros, units: 2_500n + BigInt(cents), cardNumber: '' })).toBe(outcome);
    const byCard = getPaymentOutcome({
      ...euros,
      units: 2_500n,
      cardNumber: card.replaceAll(/(\d{4})/g, '$1 '),
    });
    expect(byCard).toBe(outcome);
  }
  expect(getPaymentOutcome({ units: 2_599n, currencyCode: 'EUR', cardNumber: '' })).toBe('success');
});
