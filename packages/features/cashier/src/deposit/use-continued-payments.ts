import type { PaymentMethodRow, Transaction } from '@baize/api/endpoints/cashier';
import { isCardForm } from '@baize/domain/payment-methods';
import { usePlayer } from '@baize/shell/player';
import { useSyncExternalStore } from 'react';
import { depositIntents } from '../intent/payment-intents.ts';
import type { DepositPayment } from './use-payment.ts';

interface ContinuedPaymentOptions {
  payment: DepositPayment;
  methods: readonly PaymentMethodRow[];
}

/**
 * How an open payment is gone on with at its provider: sent again under its key, the platform leads there again. Not one by
 * card, whose data is stored nowhere, and not while another payment is under way.
 */
export function useContinuedPayments({
  payment,
  methods,
}: ContinuedPaymentOptions): (row: Transaction) => { method: string; go(): void } | null {
  const userId = usePlayer()?.getUser.userId ?? null;
  useSyncExternalStore(
    depositIntents.subscribe,
    () =>
      depositIntents
        .continuedElsewhere(userId)
        .map(({ nonce }) => nonce)
        .join(' '),
    () => '',
  );
  const { kind } = payment.state;
  return ({ transactionId }) => {
    if (kind === 'paying' || kind === 'leaving' || kind === 'unresolved') return null;
    const begun = depositIntents
      .continuedElsewhere(userId)
      .find((intent) => intent.transactionId === transactionId);
    const method = methods.find(({ id }) => id === begun?.methodId);
    if (begun === undefined || method === undefined || isCardForm(method)) return null;
    return { method: begun.method, go: () => void payment.continueElsewhere(begun) };
  };
}
