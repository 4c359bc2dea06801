/** Where a payment stands, in the platform's words (S2 §3 "Transaction statuses"). */
export const TRANSACTION_STATUSES = [
  'processed',
  'pending',
  'rejected',
  'confirmed',
  'cancelled',
  'completed',
  'failed',
  'processing',
] as const;

/** One of the eight statuses; `unknown` for a word of tomorrow. */
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number] | 'unknown';
