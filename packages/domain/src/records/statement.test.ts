import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roundDecimal } from '../money/decimal.ts';
import { exactAmount, statementDays, buildStatement, type StatementRow } from './statement.ts';
import { RUNS } from '../testing/runs.ts';
import { TRANSACTION_STATUSES, TRANSACTION_TYPES } from './transactions.ts';

const zone = 'Europe/Amsterdam';
const now = Date.UTC(2026, 10, 20, 17, 17);

function row(parts: Partial<StatementRow> = {}): StatementRow {
  return {
    date: '2026-11-20T10:00:00Z',
    type: 'deposit',
    status: 'completed',
    amount: 50,
    currencyCode: 'EUR',
    ...parts,
  };
}

test('a statement covers whole calendar months of the player’s zone, this one among them', () => {
  expect(statementDays({ span: '3-months', now, zone })).toEqual({ from: '2026-09-01', to: '2026-11-20' });
  expect(statementDays({ span: '12-months', now, zone })).toEqual({ from: '2025-12-01', to: '2026-11-20' });
  expect(statementDays({ span: 'lifetime', now, zone })).toBeNull();
});

describe('the totals of a statement', () => {
  const totals = (...rows: StatementRow[]) => buildStatement(rows, { zone }).totals[0];

  test('count what was paid in and out for good, and what is on its way apart', () => {
    expect(
      totals(
        row({ amount: 0.1 }),
        row({ amount: 0.2 }),
        row({ amount: 5, status: 'pending' }),
        row({ amount: 7, status: 'failed' }),
        row({ type: 'withdrawal', amount: -20, status: 'processed' }),
        row({ type: 'withdrawal', amount: -3, status: 'confirmed' }),
        row({ type: 'withdrawal', amount: -9, status: 'rejected' }),
        row({ type: 'rakeback', amount: 1.5 }),
        row({ type: 'adjustment', amount: -0.5 }),
      ),
    ).toEqual({
      currencyCode: 'EUR',
      paidIn: 0.3,
      paidOut: 20,
      onItsWay: 3,
      rewards: 1.5,
      corrected: -0.5,
      net: -22.7,
    });
  });

  test('are kept for each currency by itself', () => {
    const { totals: all } = buildStatement([row(), row({ currencyCode: 'BTC', amount: 0.00000001 })], {
      zone,
    });
    expect(all.map(({ currencyCode, paidIn }) => [currencyCode, paidIn])).toEqual([
      ['BTC', 0.00000001],
      ['EUR', 50],
    ]);
  });

  test('go by the player’s month, not by UTC', () => {
    const { periods } = buildStatement([row({ date: '2026-10-31T23:30:00Z' }), row({ date: 'x' })], { zone });
    expect(periods.map(({ month }) => month)).toEqual(['2026-11']);
  });

  const rows = fc.array(
    fc.record({
      date: fc
        .date({ min: new Date('2025-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString()),
      type: fc.constantFrom(...TRANSACTION_TYPES),
      status: fc.constantFrom(...TRANSACTION_STATUSES),
      amount: fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => cents / 100),
      currencyCode: fc.constantFrom('EUR', 'USD'),
    }),
    { maxLength: 60 },
  );

  test('equal the sum of the rows of the table, to the cent, for any rows', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const { periods, totals: whole } = buildStatement(given, { zone });
        for (const total of whole) {
          const { currencyCode } = total;
          const months = periods
            .flatMap((period) => period.totals)
            .filter((one) => one.currencyCode === currencyCode);
          const cents = (values: number[]) => values.reduce((sum, value) => sum + Math.round(value * 100), 0);
          for (const key of ['paidIn', 'paidOut', 'onItsWay', 'rewards', 'corrected', 'net'] as const) {
            expect(cents(months.map((month) => month[key]))).toBe(Math.round(total[key] * 100));
          }
          const deposits = given.filter(
            (one) =>
              one.currencyCode === currencyCode &&
              one.type === 'deposit' &&
              (one.status === 'completed' || one.status === 'processed'),
          );
          expect(Math.round(total.paidIn * 100)).toBe(cents(deposits.map(({ amount }) => Math.abs(amount))));
        }
      }),
      RUNS,
    );
  });
});

test('an amount in a file is exact', () => {
  expect(exactAmount(-12.4)).toBe('-12.40');
  expect(exactAmount(1e-8)).toBe('0.00000001');
  expect(exactAmount(248.5)).toBe('248.50');
  expect(exactAmount(1_862)).toBe('1862.00');
  expect(exactAmount(0.12345)).toBe('0.12345');
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
      expect(Number(exactAmount(cents / 100))).toBe(Number(roundDecimal(cents / 100, 2)));
    }),
    RUNS,
  );
});
