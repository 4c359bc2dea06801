import type { FailedDepositEvent } from '@baize/api/events';
import { createStore } from '@baize/browser/create-store';
import { storedValue } from '@baize/browser/storage';
import { useSyncExternalStore } from 'react';

/** The latest payment that failed after the player had moved on, until somebody has told them of it (SES-11). */
export const failedDeposit = createStore<FailedDepositEvent | null>(null);

export function useFailedDeposit(): FailedDepositEvent | null {
  return useSyncExternalStore(failedDeposit.subscribe, failedDeposit.get, () => null);
}

/** The payment whose end was told last, so that one of several tabs tells it, and only once. */
export const notifiedPayment = storedValue<string | null>({
  key: 'told-failed-deposit',
  parse: (raw) => (typeof raw === 'string' ? raw : undefined),
  fallback: null,
});

/** Whether a dialog of the address tells of the payment already: it follows what becomes of it. */
export function isResultOpen(search: string, transactionId: string): boolean {
  const query = new URLSearchParams(search);
  const isOpen = query.getAll('modal').some((name) => name.startsWith('deposit-'));
  return isOpen && query.get('transactionId') === transactionId;
}
