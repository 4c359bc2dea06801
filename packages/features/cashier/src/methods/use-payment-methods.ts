import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { paymentsQuery } from '@baize/api/queries/payments';
import { availableMethods } from '@baize/domain/payment-methods';
import { useApi, usePlayer } from '@baize/player';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** The ways to pay of this player; `asking` while those of another currency or country are still shown. */
export type PaymentMethodsState =
  | { kind: 'loading' }
  | { kind: 'failed'; retry(): void }
  | { kind: 'known'; methods: readonly PaymentMethodRow[]; state: 'settled' | 'asking' };

/** Asks for the ways to pay, anew when currency or country change, and keeps those this player may use (PAY-01). */
export function usePaymentMethods(
  currency: string | null,
  { isNeeded }: { isNeeded: boolean } = { isNeeded: true },
): PaymentMethodsState {
  const user = usePlayer()?.getUser ?? null;
  const country = user?.countryCode ?? null;
  const query = useQuery({
    ...paymentsQuery(useApi(), {
      ...(currency === null ? {} : { currencyCode: currency }),
      ...(country === null ? {} : { countryCode: country }),
    }),
    enabled: user !== null && isNeeded,
  });
  const { data } = query;
  const methods = useMemo(
    () =>
      availableMethods({
        methods: data?.methods ?? [],
        country,
        currency,
        email: user?.email ?? null,
        tags: user?.tags ?? null,
      }),
    [data, country, currency, user],
  );
  if (data?.isReadable)
    return { kind: 'known', methods, state: query.isPlaceholderData ? 'asking' : 'settled' };
  // An empty list that was not read is no word about this player's account.
  const unread = data !== undefined && !query.isFetching;
  return unread || query.isError
    ? { kind: 'failed', retry: () => void query.refetch() }
    : { kind: 'loading' };
}
