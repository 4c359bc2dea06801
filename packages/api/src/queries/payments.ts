import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  getPayments,
  type PaymentMethodRow,
  type PaymentsRequest,
} from '../endpoints/cashier/get-payments.ts';
import type { ApiClient } from '../client.ts';
import { ApiFailure } from '../failure.ts';
import { STALE_TIMES } from './stale-times.ts';
import { queryKeys } from './keys.ts';
import { queryDefaults } from './query-defaults.ts';

/** Ways to pay; the list is empty, too, where the answer could not be `read`, which says nothing of any method. */
export type Payments = { methods: readonly PaymentMethodRow[]; isReadable: boolean };

const UNREADABLE_PAYMENTS: Payments = { methods: [], isReadable: false };

/**
 * The ways to pay for a currency and a country, a list of `PaymentMethodRow` for domain/payment-methods to judge; asked
 * again when either changes (PAY-01). An answer nobody can read is an empty list (HTTP-04, S1 §8), marked as such and
 * asked for again by whoever comes next.
 */
export function paymentsQuery(client: ApiClient, ask: PaymentsRequest) {
  return queryOptions({
    queryKey: queryKeys.paymentsOf(ask),
    queryFn: async ({ signal }): Promise<Payments> => {
      try {
        const { payments } = await client.send(getPayments, { query: ask }, { signal });
        return payments === null ? UNREADABLE_PAYMENTS : { methods: payments, isReadable: true };
      } catch (failure) {
        if (failure instanceof ApiFailure && failure.kind === 'unreadable') return UNREADABLE_PAYMENTS;
        throw failure;
      }
    },
    ...queryDefaults,
    staleTime: ({ state }) => (state.data?.isReadable === false ? 0 : STALE_TIMES.offers),
    placeholderData: keepPreviousData,
  });
}
