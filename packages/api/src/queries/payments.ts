import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getPayments, type PaymentMethodRow, type PaymentsAsk } from '../calls/cashier/get-payments.ts';
import type { ApiClient } from '../client.ts';
import { ApiFailure } from '../failure.ts';
import { FRESH_FOR } from './freshness.ts';
import { queryKeys } from './keys.ts';
import { reading } from './reading.ts';

/**
 * The ways to pay for a currency and a country, a list of `PaymentMethodRow` for domain/payment-methods to judge; asked
 * again when either changes (PAY-01). An answer nobody can read is an empty list (HTTP-04, S1 §8).
 */
export function paymentsQuery(client: ApiClient, ask: PaymentsAsk) {
  return queryOptions({
    queryKey: queryKeys.paymentsOf(ask),
    queryFn: async ({ signal }): Promise<readonly PaymentMethodRow[]> => {
      try {
        return (await client.send(getPayments, { query: ask }, { signal })).payments;
      } catch (failure) {
        if (failure instanceof ApiFailure && failure.kind === 'unreadable') return [];
        throw failure;
      }
    },
    ...reading,
    staleTime: FRESH_FOR.offers,
    placeholderData: keepPreviousData,
  });
}
