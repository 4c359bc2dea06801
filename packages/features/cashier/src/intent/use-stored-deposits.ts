import type { Transaction } from '@baize/api/endpoints/cashier';
import { usePlayer } from '@baize/player';
import { useSyncExternalStore } from 'react';
import { storedPayments } from './stored-payments.ts';
import { depositIntents, type PaymentIntent } from './payment-intents.ts';

/** A deposit that is not settled. `isOnlyStored`: by what this browser has stored of it, not by the platform's list. */
export type OpenDeposit = Transaction & { isOnlyStored?: true };

/** The player's payments that this browser has stored as open at the bank or the provider, as the list would name them. */
export function useStoredDeposits(): readonly OpenDeposit[] {
  const userId = usePlayer()?.getUser.userId ?? null;
  const read = () => depositIntents.continuedElsewhere(userId);
  useSyncExternalStore(
    depositIntents.subscribe,
    () =>
      read()
        .map(({ nonce }) => nonce)
        .join(' '),
    () => '',
  );
  return read().flatMap(toOpenDeposit);
}

function toOpenDeposit(intent: PaymentIntent): OpenDeposit[] {
  const { transactionId, since, method, amount, currency } = intent;
  if (transactionId === undefined) return [];
  const sent = storedPayments.get().find((one) => one.transactionId === transactionId);
  return [
    {
      transactionId,
      date: new Date(since).toISOString(),
      method,
      type: 'deposit',
      amount,
      currencyCode: currency,
      // The platform's last word on it: it waits for the player.
      status: 'processing',
      isBonus: false,
      code: null,
      reference: sent?.reference ?? null,
      history: [],
      failedMethodId: null,
      crypto: null,
      expectedAt: null,
      destination: null,
      fee: null,
      isOnlyStored: true,
    },
  ];
}
