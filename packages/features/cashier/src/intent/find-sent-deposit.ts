import type { Transaction } from '@baize/api/endpoints/cashier';
import { findLostDeposit } from '@baize/domain/deposit-payment';
import { depositIntents, type PaymentIntent } from './payment-intents.ts';

/** Finds what a payment without an answer was made as among the transactions; null for none, and where it is not sure. */
export function findSentDeposit(
  rows: readonly Transaction[],
  { sent, locale }: { sent: PaymentIntent; locale: string },
): Transaction | null {
  const { userId, nonce, transactionId } = sent;
  if (transactionId !== undefined) return rows.find((row) => row.transactionId === transactionId) ?? null;
  const others = [...depositIntents.allOwed(userId), ...depositIntents.abandoned(userId)];
  const rivals = others.filter((one) => one.nonce !== nonce && one.transactionId === undefined).map(whenSent);
  return findLostDeposit({
    rows,
    sent: whenSent(sent),
    locale,
    rivals,
    settledIds: depositIntents.settledIds(),
  });
}

/** Of one that was given up the instant it was sent is kept apart. */
function whenSent(sent: PaymentIntent): PaymentIntent {
  return { ...sent, since: sent.sentAt ?? sent.since };
}
