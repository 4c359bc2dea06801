import { unitsToDecimal } from '../ledger/currency.ts';
import type { PostedMovement } from '../ledger/post-movement.ts';

/**
 * What a wallet movement looks like on the socket. The amount has no sign, the event's name says the direction;
 * `sequence` lets listeners put events in order.
 */
export function toWalletEvent({
  posted,
  currencyCode,
  at,
  reason,
}: {
  posted: PostedMovement;
  currencyCode: string;
  at: Date;
  reason: string;
}) {
  return {
    transactionId: posted.transactionId,
    amount: unitsToDecimal(posted.amount < 0n ? -posted.amount : posted.amount, currencyCode),
    currencyCode,
    balance: unitsToDecimal(posted.balance, currencyCode),
    bonusBalance: unitsToDecimal(posted.bonusBalance, currencyCode),
    sequence: posted.sequence,
    at: at.toISOString(),
    reason,
  };
}
