import type { PaymentIntent } from '../intent/payment-intents.ts';

/** A deposit of €27.00 by Visa as it was sent, with what a test or story has otherwise. */
export function exampleIntent(changes: Partial<PaymentIntent> = {}): PaymentIntent {
  return {
    userId: null,
    nonce: 'an-example',
    methodId: 1,
    method: 'Visa',
    amount: 27,
    currency: 'EUR',
    since: 0,
    known: [],
    tab: 'a-tab',
    ...changes,
  };
}
