import type { Transaction } from '@baize/api/endpoints/cashier';
import { transactionsQuery } from '@baize/api/queries/transactions';
import { hasDepositFailed } from '@baize/domain/deposit-payment';
import { useApi } from '@baize/shell/player';
import { useQueryClient } from '@tanstack/react-query';
import { depositIntents, type PaymentIntent, type PaymentKey } from '../intent/payment-intents.ts';
import { LATEST_DEPOSITS } from './use-open-payments.ts';

/** Finds the same payment made in another tab just now, by what the platform says of it: one that came to nothing is none. */
export function useDuplicates(): (order: PaymentKey) => Promise<PaymentIntent | null> {
  const api = useApi();
  const cache = useQueryClient();
  const readRows = async (): Promise<readonly Transaction[]> => {
    const query = { ...transactionsQuery(api, LATEST_DEPOSITS), staleTime: 0, retry: false } as const;
    try {
      // A reading that waits for a connection would be waited for.
      return (await cache.query({ ...query, networkMode: 'always' })).rows;
    } catch {
      return [];
    }
  };
  return async (order) => {
    const made = depositIntents.twin(order);
    if (made?.transactionId === undefined) return made;
    for (const { transactionId, status } of await readRows())
      if (hasDepositFailed(status)) depositIntents.dropMade(transactionId);
    return depositIntents.twin(order);
  };
}
