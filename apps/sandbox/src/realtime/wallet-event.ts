import { toAmount } from '../ledger/currency.ts';
import type { Posted } from '../ledger/post-movement.ts';

/**
 * What a wallet movement looks like on the socket. The amount has no sign, the event's name says the direction;
 * `sequence` lets listeners put events in order.
 */
export function walletEvent({
  posted,
  currencyCode,
  at,
  reason,
}: {
  posted: Posted;
  currencyCode: string;
  at: Date;
  reason: string;
}) {
  return {
    transactionId: posted.transactionId,
    amount: toAmount(posted.amount < 0n ? -posted.amount : posted.amount, currencyCode),
    currencyCode,
    balance: toAmount(posted.balance, currencyCode),
    bonusBalance: toAmount(posted.bonusBalance, currencyCode),
    sequence: posted.sequence,
    at: at.toISOString(),
    reason,
  };
}
