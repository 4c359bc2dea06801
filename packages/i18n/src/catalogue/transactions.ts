import type { CasinoEntryType, TransactionStatus, TransactionType } from '@baize/domain/transactions';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * Names a payment's status: the only labels for it, in lists, filters, records, files and receipts. A deposit's result
 * dialog says "declined", so the label of `rejected` does, too; `confirmed` is approved, and nothing is paid yet. Source: S2 §3
 * "Transaction statuses"; PAY-10.
 */
export const transactionStatusMessages = {
  processed: msg({ id: 'transaction.status.processed', message: 'Processed' }),
  pending: msg({ id: 'transaction.status.pending', message: 'Pending' }),
  rejected: msg({ id: 'transaction.status.rejected', message: 'Declined' }),
  confirmed: msg({ id: 'transaction.status.confirmed', message: 'Approved' }),
  cancelled: msg({ id: 'transaction.status.cancelled', message: 'Cancelled' }),
  completed: msg({ id: 'transaction.status.completed', message: 'Completed' }),
  failed: msg({ id: 'transaction.status.failed', message: 'Failed' }),
  processing: msg({ id: 'transaction.status.processing', message: 'Processing' }),
  unknown: msg({ id: 'transaction.status.unknown', message: 'Not known yet' }),
} satisfies Record<TransactionStatus, MessageDescriptor>;

/** What a transaction is. Source: S2 §3 "Transaction table columns". */
export const transactionTypeMessages = {
  deposit: msg({ id: 'transaction.type.deposit', message: 'Deposit' }),
  withdrawal: msg({ id: 'transaction.type.withdrawal', message: 'Withdrawal' }),
  bonus: msg({ id: 'transaction.type.bonus', message: 'Bonus' }),
  cashback: msg({ id: 'transaction.type.cashback', message: 'Cashback' }),
  rakeback: msg({ id: 'transaction.type.rakeback', message: 'Rakeback' }),
  adjustment: msg({ id: 'transaction.type.adjustment', message: 'Correction' }),
  unknown: msg({ id: 'transaction.type.unknown', message: 'Other' }),
} satisfies Record<TransactionType, MessageDescriptor>;

/** What a line of the casino history is. Source: S2 §3 "Casino history columns". */
export const casinoEntryMessages = {
  bet: msg({ id: 'casino-move.bet', message: 'Stake' }),
  /** No "win": what a round gives back is often less than its stake (look §15). */
  win: msg({ id: 'casino-move.win', message: 'Return' }),
  refund: msg({ id: 'casino-move.refund', message: 'Refund' }),
  unknown: msg({ id: 'casino-move.unknown', message: 'Other' }),
} satisfies Record<CasinoEntryType, MessageDescriptor>;
