import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getPayments, type PaymentMethodRow, type PaymentsAsk } from '../calls/cashier/get-payments.ts';
import type { ApiClient } from '../client.ts';
import { ApiFailure } from '../failure.ts';
import { FRESH_FOR } from './freshness.ts';
import { queryKeys } from './keys.ts';
import { reading } from './reading.ts';

/** Ways to pay; the list is empty, too, where the answer could not be `read`, which says nothing of any method. */
export type Payments = { methods: readonly PaymentMethodRow[]; read: boolean };

const UNREAD: Payments = { methods: [], read: false };

/**
 * The ways to pay for a currency and a country, a list of `PaymentMethodRow` for domain/payment-methods to judge; asked
 * again when either changes (PAY-01). An answer nobody can read is an empty list (HTTP-04, S1 §8), marked as such and
 * asked for again by whoever comes next.
 */
export function paymentsQuery(client: ApiClient, ask: PaymentsAsk) {
  return queryOptions({
    queryKey: queryKeys.paymentsOf(ask),
    queryFn: async ({ signal }): Promise<Payments> => {
      try {
        const { payments } = await client.send(getPayments, { query: ask }, { signal });
        return payments === null ? UNREAD : { methods: payments, read: true };
      } catch (failure) {
        if (failure instanceof ApiFailure && failure.kind === 'unreadable') return UNREAD;
        throw failure;
      }
    },
    ...reading,
    staleTime: ({ state }) => (state.data?.read === false ? 0 : FRESH_FOR.offers),
    placeholderData: keepPreviousData,
  });
}
