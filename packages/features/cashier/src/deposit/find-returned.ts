import { depositIntents } from '../intent/payment-intents.ts';
import type { DepositPaymentState } from './use-payment.ts';

/**
 * The payment of this browser that the page was opened to tell of: by a return from the bank or the provider or by a reload;
 * null when there is none. What the address says became of it is hearsay: the platform is asked.
 */
export function findReturned(userId: string | null): Extract<DepositPaymentState, { kind: 'taken' }> | null {
  // Whoever is quick has closed the dialog by the time the form is there; the number stays in the address.
  const transactionId = new URLSearchParams(window.location.search).get('transactionId');
  if (transactionId === null) return null;
  const sent = depositIntents.madeAs(userId, transactionId);
  return sent && { kind: 'taken', sent, result: { kind: 'return', transactionId } };
}
