import { accountFingerprint } from '../methods/payout-destination.ts';
import { readInstant } from '../time/instant-text.ts';

/** How far a platform's clock may be behind ours, in ms: its `Date` header counts seconds. */
const CLOCK_SKEW_MS = 5_000;

/** So long after it was sent a withdrawal may still reach the platform, in ms; one made later is another one. */
const LATEST_ARRIVAL_MS = 2 * 60_000;

/** A withdrawal as it was sent; `method` is its name in the language `locale`, `known` the transactions from before. */
export type SentWithdrawal = {
  amount: number;
  currency: string;
  method: string;
  /** The language of `method`; without it, nobody knows. */
  locale?: string | undefined;
  /** When it was sent first, epoch ms. */
  since: number;
  /** When it was sent last, epoch ms, where that was not the first time. */
  resentAt?: number | undefined;
  known: readonly string[];
  /** Of its idempotency key; with `account`, the fingerprint of where it goes as a receipt names it. */
  nonce?: string | undefined;
  account?: string | undefined;
};

type WithdrawalRow = {
  transactionId: string;
  type: string;
  method: string | null;
  amount: number;
  currencyCode: string;
  date: string;
  /** Where it goes, as a receipt names it; absent where the platform does not say. */
  destination?: string | null | undefined;
};

/**
 * Finds the withdrawal whose answer was lost among the player's newest ones. A transaction names no idempotency key, and the account it
 * goes to only where the platform sends it (`destination`, ours), so only the one row that can be this withdrawal, and no other of `rivals` (those without an answer
 * beside it), settles it. `settled` are transactions that other withdrawals were made as. The method's name tells rows apart
 * only in the language it was sent in (`locale`, that of `rows`). Null where nothing is certain: sending it again under its key
 * is safe, and its answer tells. Source: requirements HTTP-05, PAY-09.
 */
export function findLostWithdrawal<Row extends WithdrawalRow>({
  rows,
  sent,
  rivals,
  settled,
  locale,
}: {
  rows: readonly Row[];
  sent: SentWithdrawal;
  rivals: readonly SentWithdrawal[];
  settled: readonly string[];
  locale: string;
}): Row | null {
  const free = rows.filter(({ transactionId }) => !settled.includes(transactionId));
  const [found, ...others] = free.filter((row) => canBe(row, sent, locale));
  if (!found || others.length > 0) return null;
  return rivals.some((rival) => canBe(found, rival, locale)) ? null : found;
}

function canBe(row: WithdrawalRow, sent: SentWithdrawal, locale: string): boolean {
  const { amount, currency, method, since, resentAt = since, known } = sent;
  const at = readInstant(row.date);
  const isMethodComparable = row.method !== null && sent.locale === locale;
  return (
    row.type === 'withdrawal' &&
    !known.includes(row.transactionId) &&
    (!isMethodComparable || row.method === method) &&
    isAccountPossible(row, sent) &&
    row.currencyCode === currency &&
    Math.abs(row.amount) === amount &&
    at !== null &&
    at >= since - CLOCK_SKEW_MS &&
    at <= resentAt + LATEST_ARRIVAL_MS
  );
}

/** Of what goes to another account it is not the answer; where either side does not say, nobody knows. */
function isAccountPossible({ destination }: WithdrawalRow, { nonce, account }: SentWithdrawal): boolean {
  if (!destination || nonce === undefined || account === undefined) return true;
  return accountFingerprint(destination, nonce) === account;
}
