/** Where a payment stands, in the platform's words. Source: S2 §3 "Transaction statuses"; requirements PAY-10. */
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

/** What a transaction can be. */
export const TRANSACTION_TYPES = [
  'deposit',
  'withdrawal',
  'bonus',
  'cashback',
  'rakeback',
  'adjustment',
] as const;

/** What a transaction is; `unknown` for a word of tomorrow. */
export type TransactionType = (typeof TRANSACTION_TYPES)[number] | 'unknown';

/** What a line of the casino history can be. */
export const CASINO_ENTRY_TYPES = ['bet', 'win', 'refund'] as const;

/** What a line of the casino history is; `unknown` for a word of tomorrow. */
export type CasinoEntryType = (typeof CASINO_ENTRY_TYPES)[number] | 'unknown';

/** Gives the amount of a casino history row its sign: a stake leaves the balance, everything else comes to it. */
export function signedEntryAmount({ type, amount }: { type: CasinoEntryType; amount: number }): number {
  return type === 'bet' && amount > 0 ? -amount : amount;
}

/** What a status means for the money: it has moved for good, it is still on its way, or it did not move. */
export type SettlementStatus = 'settled' | 'on-its-way' | 'came-to-nothing';

const SETTLEMENT_STATUSES: Record<TransactionStatus, SettlementStatus> = {
  processed: 'settled',
  completed: 'settled',
  pending: 'on-its-way',
  processing: 'on-its-way',
  confirmed: 'on-its-way',
  rejected: 'came-to-nothing',
  cancelled: 'came-to-nothing',
  failed: 'came-to-nothing',
  unknown: 'on-its-way',
};

/**
 * Tells what a status means for the money. One that is approved (`confirmed`) may still fail at the bank, and one that
 * nobody knows yet is not called done: both are on their way (ours: the sources only list the words).
 */
export function settlementStatus(status: TransactionStatus): SettlementStatus {
  return SETTLEMENT_STATUSES[status];
}

/** Whether a transaction may still change: what shows it reads it again. */
export function isOnItsWay({ status }: { status: TransactionStatus }): boolean {
  return settlementStatus(status) === 'on-its-way';
}

/**
 * Gives the amount of a transaction as lists, records, paper and files show it: money out of the balance is negative. What
 * came to nothing has no sign, whichever way it was to go: a withdrawal's money is back on the balance by then.
 */
export function displayAmount({ status, amount }: { status: TransactionStatus; amount: number }): number {
  return settlementStatus(status) === 'came-to-nothing' ? Math.abs(amount) : amount;
}
