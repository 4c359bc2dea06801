import { readInstant } from '../time/instant-text.ts';
import { settlementStatus, type TransactionStatus } from './transactions.ts';

/** A line of the player's deposits or withdrawals; `date` is an instant's text, a withdrawal's amount may be negative. */
export type PaymentRow = {
  transactionId: string;
  date: string;
  method: string | null;
  amount: number;
  currencyCode: string;
  status: TransactionStatus;
};

/** Within this time the same payment once more is taken for a slip until the player says otherwise, in ms. */
export const REPEAT_WINDOW_MS = 2 * 60_000;

/**
 * Finds the payment of the last two minutes that a new one would repeat though this browser does not know of it: its storage is full
 * or was emptied, or another device made it. The same amount and currency by the same method; a line without a method may
 * be it. `known` are the transactions that this browser's payments were made as; one that came to nothing repeats nothing. Null
 * when there is none. Source: requirements PAY-06, HTTP-05 (ours: the sources leave open what a browser that forgets does).
 */
export function findRecentRepeat<Row extends PaymentRow>({
  rows,
  order,
  known,
  now,
}: {
  rows: readonly Row[];
  order: { method: string; amount: number; currency: string };
  known: readonly string[];
  now: number;
}): Row | null {
  const repeats = (row: Row) => {
    const at = readInstant(row.date);
    return (
      at !== null &&
      now - at < REPEAT_WINDOW_MS &&
      settlementStatus(row.status) !== 'came-to-nothing' &&
      Math.abs(row.amount) === order.amount &&
      row.currencyCode === order.currency &&
      (row.method === null || row.method === order.method) &&
      !known.includes(row.transactionId)
    );
  };
  return rows.find(repeats) ?? null;
}
