import { addDays, localDate } from '../time/zone.ts';
import { roundDecimal, sumDecimals } from '../money/decimal.ts';
import { readInstant } from '../time/instant-text.ts';
import { settlementStatus, type TransactionStatus, type TransactionType } from './transactions.ts';

/** How far back a statement reaches. Source: beyond.md 17. */
export const STATEMENT_SPANS = ['3-months', '12-months', 'lifetime'] as const;

/** One of the lengths of a statement. */
export type StatementSpan = (typeof STATEMENT_SPANS)[number];

/** A line of the transactions as a statement reads it; money out is negative. */
export type StatementRow = {
  date: string;
  type: TransactionType;
  status: TransactionStatus;
  amount: number;
  currencyCode: string;
};

/**
 * What moved in a period, in one currency: paid in and out for good, paid out and still on its way, given as rewards,
 * corrected by the house; `net` is paid in less everything paid out, on its way as well.
 */
export type StatementTotals = {
  currencyCode: string;
  paidIn: number;
  paidOut: number;
  onItsWay: number;
  rewards: number;
  corrected: number;
  net: number;
};

/** A calendar month (`yyyy-MM`) with its totals, one for each currency that moved. */
export type StatementPeriod = { month: string; totals: readonly StatementTotals[] };

/** A whole statement: its months, the newest first, and all of them together. */
export type Statement = { periods: readonly StatementPeriod[]; totals: readonly StatementTotals[] };

const MONTHS: Record<StatementSpan, number | null> = { '3-months': 3, '12-months': 12, lifetime: null };

/**
 * Gives the days a statement covers in the player's zone: whole calendar months, this one among them; null for all.
 * `from` is the first of a month, `to` today.
 */
export function statementDays({
  span,
  now,
  zone,
}: {
  span: StatementSpan;
  now: number;
  zone: string;
}): { from: string; to: string } | null {
  const months = MONTHS[span];
  if (months === null) return null;
  const to = localDate({ instant: now, zone });
  let from = `${to.slice(0, 7)}-01`;
  for (let back = 1; back < months; back += 1) from = `${addDays(from, -1).slice(0, 7)}-01`;
  return { from, to };
}

const REWARDS: readonly TransactionType[] = ['bonus', 'cashback', 'rakeback'];

function totalsOf(currencyCode: string, rows: readonly StatementRow[]): StatementTotals {
  const moved = rows.filter(({ status }) => settlementStatus(status) !== 'came-to-nothing');
  const settled = moved.filter(({ status }) => settlementStatus(status) === 'settled');
  const sum = (of: readonly StatementRow[]) => sumDecimals(of.map(({ amount }) => amount));
  const size = (of: readonly StatementRow[]) => sumDecimals(of.map(({ amount }) => Math.abs(amount)));
  const typed = (of: readonly StatementRow[], type: TransactionType) => of.filter((row) => row.type === type);
  const out = typed(moved, 'withdrawal');
  const paidIn = size(typed(settled, 'deposit'));
  const paidOut = size(typed(settled, 'withdrawal'));
  const onItsWay = size(out.filter(({ status }) => settlementStatus(status) === 'on-its-way'));
  return {
    currencyCode,
    paidIn,
    paidOut,
    onItsWay,
    rewards: sum(settled.filter(({ type }) => REWARDS.includes(type))),
    corrected: sum(settled.filter(({ type }) => type === 'adjustment' || type === 'unknown')),
    net: sumDecimals([paidIn, -paidOut, -onItsWay]),
  };
}

function byCurrency(rows: readonly StatementRow[]): StatementTotals[] {
  const codes = [...new Set(rows.map(({ currencyCode }) => currencyCode))].toSorted();
  return codes.map((code) =>
    totalsOf(
      code,
      rows.filter(({ currencyCode }) => currencyCode === code),
    ),
  );
}

/**
 * Makes a statement of transactions: by calendar month of the player's zone and as a whole. A deposit counts once it is
 * settled; a withdrawal from when it was asked for, apart as long as it is on its way; what failed or was refused does
 * not count. A line whose date cannot be read stands in the whole alone. Source: beyond.md 17; requirements SES-14.
 */
export function buildStatement(rows: readonly StatementRow[], { zone }: { zone: string }): Statement {
  const months = Map.groupBy(rows, ({ date }) => {
    const instant = readInstant(date);
    return instant === null ? '' : localDate({ instant, zone }).slice(0, 7);
  });
  const periods = [...months]
    .filter(([month]) => month !== '')
    .toSorted(([one], [other]) => (one < other ? 1 : -1))
    .map(([month, own]) => ({ month, totals: byCurrency(own) }));
  return { periods, totals: byCurrency(rows) };
}

/** An amount as a file holds it: a plain decimal without loss, at least two decimals. Requirements PAY-10. */
export function exactAmount(amount: number): string {
  const text = roundDecimal(amount, 8) ?? '';
  return text.replace(/(\.\d{2}\d*?)0+$/, '$1');
}
