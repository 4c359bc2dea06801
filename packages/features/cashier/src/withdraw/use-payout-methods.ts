import type { PaymentMethodRow } from '@baize/api/calls/cashier';
import { paymentsQuery } from '@baize/api/queries/payments';
import { availableMethods, withdrawalMethods } from '@baize/domain/payment-methods';
import { useApi, usePlayer } from '@baize/shell/player';
import { useQuery } from '@tanstack/react-query';

export type PayoutMethods =
  | { kind: 'loading' }
  | { kind: 'failed'; retry(): void }
  | { kind: 'known'; methods: readonly PaymentMethodRow[] };

/** The ways this player can be paid out in a currency: those with `withdrawalExist` alone (PAY-01, PAY-09). */
export function usePayoutMethods(currency: string): PayoutMethods {
  const player = usePlayer();
  const country = player?.getUser.countryCode ?? null;
  const asked = useQuery(
    paymentsQuery(useApi(), { currencyCode: currency, ...(country && { countryCode: country }) }),
  );
  if (asked.data && player) {
    const { email, tags } = player.getUser;
    const methods = availableMethods({ methods: asked.data, country, currency, email, tags });
    return { kind: 'known', methods: withdrawalMethods(methods) };
  }
  if (asked.isError) return { kind: 'failed', retry: () => void asked.refetch() };
  return { kind: 'loading' };
}
