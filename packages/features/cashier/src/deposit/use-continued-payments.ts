import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { getTabId } from '@baize/browser/tab-id';
import { mayAwaitPlayer } from '@baize/domain/deposit-payment';
import { isCardForm } from '@baize/domain/payment-methods';
import { usePlayer } from '@baize/player';
import { useContinuePayments } from '@baize/wallet/continue-payment';
import { useSyncExternalStore } from 'react';
import { depositIntents } from '../intent/payment-intents.ts';
import type { OpenDeposit } from '../intent/use-stored-deposits.ts';
import { reportedPaymentId } from './form-state.ts';
import type { DepositPayment } from './use-payment.ts';

interface ContinuedPaymentOptions {
  payment: DepositPayment;
  methods: readonly PaymentMethodRow[];
}

/** How the player goes on with a payment that was begun. */
export interface ContinuedPayment {
  method: string | null;
  place: 'bank' | 'provider';
  begunIn: 'this-tab' | 'another-tab';
  go(): void;
}

/**
 * How an open payment is gone on with: by the address that its row carries, in whichever browser it was begun. Where the row
 * has none, only where it was begun: sent again under its key, the platform leads there again. One by card is asked for its
 * card first then, which is stored nowhere. Not while another payment is under way.
 */
export function useContinuedPayments({
  payment,
  methods,
}: ContinuedPaymentOptions): (row: OpenDeposit) => ContinuedPayment | null {
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
  const onwardOf = useContinuePayments();
  const { kind } = payment.state;
  return (row) => {
    const { transactionId, status, isOnlyStored } = row;
    if (!mayAwaitPlayer(status)) return null;
    // Whoever is back from it may have paid there: its result stays until the list tells that it waits for them.
    if (isOnlyStored && transactionId === reportedPaymentId(payment.state)) return null;
    if (kind === 'paying' || kind === 'leaving' || kind === 'unresolved') return null;
    const begun = depositIntents
      .continuedElsewhere(userId)
      .find((intent) => intent.transactionId === transactionId);
    const begunIn = begun?.tab === getTabId() ? 'this-tab' : 'another-tab';
    const onward = onwardOf(row);
    if (onward) return { ...onward, begunIn, method: begun?.method ?? row.method };
    const method = methods.find(({ id }) => id === begun?.methodId);
    if (begun === undefined || method === undefined) return null;
    const facts = { method: begun.method, begunIn } as const;
    return isCardForm(method)
      ? { ...facts, place: 'bank', go: () => payment.reopen(begun) }
      : { ...facts, place: 'provider', go: () => void payment.continueElsewhere(begun) };
  };
}
