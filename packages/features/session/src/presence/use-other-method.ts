import type { FailedDepositEvent } from '@baize/api/events';
import { paymentsQuery } from '@baize/api/queries/payments';
import { alternativeMethod, availableMethods, methodTitle } from '@baize/domain/payment-methods';
import { useApi, usePlayer, useSafety } from '@baize/shell/player';
import { useQuery } from '@tanstack/react-query';

/** What to offer in place of a payment that failed; `none` where there is nothing, or nothing to be offered. */
export type OtherMethod = { id: number; title: string } | 'none' | 'not-known-yet';

/** The method the platform names if this player may use it, else their first other one (PAY-07, PAY-01). */
export function useOtherMethod(failed: FailedDepositEvent | null): OtherMethod {
  const player = usePlayer();
  const safety = useSafety();
  const { email = null, countryCode = null, tags = null } = player?.getUser ?? {};
  const currency = failed?.currencyCode ?? player?.getUser.currencyCode ?? null;
  const payments = useQuery({
    ...paymentsQuery(useApi(), {
      ...(currency === null ? {} : { currencyCode: currency }),
      ...(countryCode === null ? {} : { countryCode }),
    }),
    enabled: failed !== null && player !== null,
  });
  if (failed === null || player === null || payments.isPending) return 'not-known-yet';
  // Nobody who shut themselves out is led to pay.
  if (safety !== 'free') return 'none';
  const methods = availableMethods({
    methods: payments.data ?? [],
    country: countryCode,
    currency,
    email,
    tags,
  });
  const named = methods.find(({ id }) => id === failed.alternativeMethodId && id !== failed.methodId);
  const other = named ?? alternativeMethod({ failed: { id: failed.methodId }, methods });
  return other ? { id: other.id, title: methodTitle(other) } : 'none';
}
