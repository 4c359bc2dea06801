import type { FailedDepositEvent } from '@baize/api/events';
import { alternativeMethod, methodTitle } from '@baize/domain/payment-methods';
import { useSafety } from '@baize/shell/player';
import { useMethods } from '../methods/use-methods.ts';

/** What to offer in place of a payment that failed; null where there is nothing, or nothing is to be offered. */
export type OtherMethod = { id: number; title: string } | null;

/** The method the platform names if this player may use it, else their first other one (PAY-07, PAY-01). */
export function useOtherMethod(failed: {
  /** What the platform has told of the failure by itself. */
  event: FailedDepositEvent | null;
  method: string | null;
  /** The method's number, where the platform tells it with the payment. */
  methodId: number | null;
  currency: string | null;
}): OtherMethod {
  const safety = useSafety();
  const methods = useMethods(failed.currency);
  // Nobody who shut themselves out is led to pay.
  if (safety !== 'free' || methods.kind !== 'known') return null;
  const told = failed.event;
  const name = failed.method?.toLowerCase() ?? null;
  const own =
    told?.methodId ??
    failed.methodId ??
    methods.methods.find((method) =>
      [methodTitle(method), method.name].some((one) => one?.toLowerCase() === name),
    )?.id ??
    null;
  const named = methods.methods.find(({ id }) => id === told?.alternativeMethodId && id !== own);
  const other =
    named ?? alternativeMethod({ failed: own === null ? null : { id: own }, methods: methods.methods });
  return other ? { id: other.id, title: methodTitle(other) } : null;
}
