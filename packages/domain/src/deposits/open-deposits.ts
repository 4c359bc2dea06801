import { depositStatus } from './deposit-payment.ts';

/** A line of the player's deposits, as far as an open one is told by it; `date` is an instant's text. */
export type OpenDepositRow = {
  transactionId: string;
  date: string;
  method: string | null;
  amount: number;
  currencyCode: string;
  status: unknown;
};

/** An open payment of yesterday is the support's matter, not a reason to wait. */
const RECENT_MS = 24 * 60 * 60_000;

/** Whether a deposit is not settled yet, and no older than a day at `now` (epoch ms). Source: beyond.md 7. */
export function isOpenDeposit(
  { status, date }: Pick<OpenDepositRow, 'status' | 'date'>,
  now: number,
): boolean {
  return depositStatus(status) === 'open' && now - Date.parse(date) < RECENT_MS;
}

/**
 * Finds the open deposit that a new one would repeat: the same amount and currency by the same method, the latest if there are
 * several; null when there is none. `transactionIds` are those that this browser made by the very method; of other lines its
 * title (`method`) tells, and a line without one may be it. Requirements PAY-06, beyond.md 7.
 */
export function findOpenDuplicate<Row extends OpenDepositRow>({
  rows,
  order,
  transactionIds,
  now,
}: {
  rows: readonly Row[];
  order: { method: string; amount: number; currency: string };
  transactionIds: readonly string[];
  now: number;
}): Row | null {
  const matches = rows.filter(
    (row) =>
      isOpenDeposit(row, now) &&
      row.amount === order.amount &&
      row.currencyCode === order.currency &&
      (transactionIds.includes(row.transactionId) || row.method === null || row.method === order.method),
  );
  return matches.toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date))[0] ?? null;
}
