import { sumDecimals } from '../money/decimal.ts';
import type { Statement } from './statement.ts';

/**
 * One column of a statement's chart: a month (`yyyy-MM`) or a year (`yyyy`), what was paid in, and what was paid out with
 * what is on its way; the shares are of the chart's `top`, 0 to 1.
 */
export type ChartColumn = { id: string; paidIn: number; paidOut: number; inShare: number; outShare: number };

/** A statement's chart, the oldest column first; `top` is the highest amount in it. */
export type StatementChartData = { unit: 'month' | 'year'; top: number; columns: readonly ChartColumn[] };

/** More months than these are shown by the year. */
const MOST_MONTHS = 24;

function monthsBetween(first: string, last: string): string[] {
  const number = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
  const from = number(first);
  return Array.from({ length: Math.max(0, number(last) - from + 1) }, (_, place) => {
    const month = from + place;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

/**
 * Draws one currency of a statement as columns, from the month `from` (null for the first that moved) to the month `to`:
 * months in which nothing moved stand empty, so that time is even. The columns add up to the statement's own totals but
 * for lines without a readable date. Null where nothing was paid in or out. Source: beyond.md 17; issue 15 "statement as
 * a chart with its table".
 */
export function buildStatementChart(
  { periods }: Statement,
  { currencyCode, from, to }: { currencyCode: string; from: string | null; to: string },
): StatementChartData | null {
  const moved = periods.flatMap(({ month, totals }) => {
    const own = totals.find((one) => one.currencyCode === currencyCode);
    return own ? [{ month, paidIn: own.paidIn, paidOut: sumDecimals([own.paidOut, own.onItsWay]) }] : [];
  });
  if (!moved.some(({ paidIn, paidOut }) => paidIn > 0 || paidOut > 0)) return null;
  const known = moved.map(({ month }) => month).toSorted();
  const first = [from, known[0] ?? to].filter((month) => month !== null).toSorted()[0] ?? to;
  const months = monthsBetween(first, [to, known.at(-1) ?? to].toSorted()[1] ?? to);
  const unit = months.length > MOST_MONTHS ? 'year' : 'month';
  const ids = unit === 'month' ? months : [...new Set(months.map((month) => month.slice(0, 4)))];
  const sums = ids.map((id) => {
    const own = moved.filter(({ month }) => month.startsWith(id));
    return {
      id,
      paidIn: sumDecimals(own.map(({ paidIn }) => paidIn)),
      paidOut: sumDecimals(own.map(({ paidOut }) => paidOut)),
    };
  });
  const top = Math.max(...sums.flatMap(({ paidIn, paidOut }) => [paidIn, paidOut]));
  return {
    unit,
    top,
    columns: sums.map((one) => ({ ...one, inShare: one.paidIn / top, outShare: one.paidOut / top })),
  };
}
