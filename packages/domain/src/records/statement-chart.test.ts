import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumDecimals } from '../money/decimal.ts';
import { buildStatementChart } from './statement-chart.ts';
import { buildStatement, type StatementRow } from './statement.ts';
import { RUNS } from '../testing/runs.ts';

const zone = 'Europe/Amsterdam';
const row = (date: string, amount: number, parts: Partial<StatementRow> = {}): StatementRow => ({
  date: `${date}T10:00:00Z`,
  type: amount < 0 ? 'withdrawal' : 'deposit',
  status: amount < 0 ? 'processed' : 'completed',
  amount,
  currencyCode: 'EUR',
  ...parts,
});
const chart = (
  rows: readonly StatementRow[],
  span: { from: string | null; to: string },
  currencyCode = 'EUR',
) => buildStatementChart(buildStatement(rows, { zone }), { currencyCode, ...span });

test('each month of the span has a column, the oldest first, empty where nothing moved', () => {
  const rows = [row('2026-11-02', 80), row('2026-11-03', -20), row('2026-09-01', 40)];
  expect(chart(rows, { from: '2026-09', to: '2026-11' })).toEqual({
    unit: 'month',
    top: 80,
    columns: [
      { id: '2026-09', paidIn: 40, paidOut: 0, inShare: 0.5, outShare: 0 },
      { id: '2026-10', paidIn: 0, paidOut: 0, inShare: 0, outShare: 0 },
      { id: '2026-11', paidIn: 80, paidOut: 20, inShare: 1, outShare: 0.25 },
    ],
  });
});

test('what is on its way counts as paid out, and what failed counts nowhere', () => {
  const rows = [
    row('2026-11-02', -20),
    row('2026-11-03', -5, { status: 'pending' }),
    row('2026-11-03', -9, { status: 'rejected' }),
  ];
  expect(chart(rows, { from: '2026-11', to: '2026-11' })?.columns).toMatchObject([
    { paidIn: 0, paidOut: 25 },
  ]);
});

test('everything begins with the first month that moved, and a long life is told by the year', () => {
  expect(chart([row('2026-10-02', 5)], { from: null, to: '2026-11' })?.columns.map(({ id }) => id)).toEqual([
    '2026-10',
    '2026-11',
  ]);
  const long = chart([row('2023-12-05', 5), row('2026-01-05', 7), row('2026-11-05', 8)], {
    from: null,
    to: '2026-11',
  });
  expect(long?.unit).toBe('year');
  expect(long?.columns.map(({ id, paidIn }) => [id, paidIn])).toEqual([
    ['2023', 5],
    ['2024', 0],
    ['2025', 0],
    ['2026', 15],
  ]);
});

test('a currency in which nothing was paid in or out has no chart', () => {
  const rows = [row('2026-11-02', 5, { type: 'rakeback' }), row('2026-11-02', 5, { currencyCode: 'BTC' })];
  expect(chart(rows, { from: '2026-11', to: '2026-11' })).toBeNull();
  expect(chart([], { from: null, to: '2026-11' })).toBeNull();
});

test('the columns add up to the totals of the table beneath [SES-14]', () => {
  const cents = fc.integer({ min: -50_000, max: 50_000 }).filter((sum) => sum !== 0);
  const day = fc.tuple(fc.integer({ min: 2021, max: 2026 }), fc.integer({ min: 1, max: 12 }));
  fc.assert(
    fc.property(fc.array(fc.tuple(day, cents), { minLength: 1, maxLength: 30 }), (moves) => {
      const rows = moves.map(([[year, month], sum]) =>
        row(`${year}-${String(month).padStart(2, '0')}-15`, sum / 100),
      );
      const [totals] = buildStatement(rows, { zone }).totals;
      const drawn = chart(rows, { from: null, to: '2026-12' });
      const columns = drawn?.columns ?? [];
      expect(sumDecimals(columns.map(({ paidIn }) => paidIn))).toBe(totals?.paidIn);
      expect(sumDecimals(columns.map(({ paidOut }) => paidOut))).toBe(totals?.paidOut);
      expect(Math.max(...columns.flatMap(({ inShare, outShare }) => [inShare, outShare]))).toBe(1);
    }),
    RUNS,
  );
});
