import type { FailedDepositEvent } from '@baize/api/events';
import { paymentsQuery } from '@baize/api/queries/payments';
import { platformClock } from '@baize/browser/clock';
import { playerZone } from '@baize/browser/zone';
import { alternativeMethod, availableMethods, methodTitle } from '@baize/domain/payment-methods';
import { isSelfExcluded, safetyState } from '@baize/domain/self-exclusion';
import { useApi, usePlayer } from '@baize/shell/player';
import { useQuery } from '@tanstack/react-query';

/** What to offer in place of a payment that failed; `none` where there is nothing, or nothing to be offered. */
export type OtherMethod = { id: number; title: string } | 'none' | 'not-known-yet';

/** The method the platform names if this player may use it, else their first other one (PAY-07, PAY-01). */
export function useOtherMethod(failed: FailedDepositEvent | null): OtherMethod {
  const player = usePlayer();
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
  if (takesABreak(player.getUser.userLimit)) return 'none';
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

/** Nobody who shut themselves out is led to pay. */
function takesABreak(userLimit: NonNullable<ReturnType<typeof usePlayer>>['getUser']['userLimit']): boolean {
  const now = platformClock.now();
  const frozenUntil = userLimit?.frozenUntil ? Date.parse(userLimit.frozenUntil) : null;
  const excluded = isSelfExcluded({ userLimit, now, zone: playerZone() });
  return safetyState({ excluded, frozenUntil, now }) !== 'free';
}
