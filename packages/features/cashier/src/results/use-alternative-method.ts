import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import type { FailedDepositEvent } from '@baize/api/events';
import { alternativeMethod, methodTitle } from '@baize/domain/payment-methods';
import { useExclusionStatus } from '@baize/player';
import { usePaymentMethods } from '../methods/use-payment-methods.ts';

/** What to offer in place of a payment that failed; null where there is nothing, or nothing is to be offered. */
export type AlternativeMethod = { id: number; title: string } | 'loading' | null;

/** The method the platform names if this player may use it, else their first other one (PAY-07, PAY-01). */
export function useAlternativeMethod(failed: {
  /** What the platform has told of the failure by itself. */
  event: FailedDepositEvent | null;
  method: string | null;
  /** The method's number, where the platform tells it with the payment. */
  methodId: number | null;
  currency: string | null;
  /** What is to be paid; null where nobody knows. */
  amount: number | null;
}): AlternativeMethod {
  const safety = useExclusionStatus();
  const methods = usePaymentMethods(failed.currency);
  // Nobody who shut themselves out is led to pay.
  if (safety !== 'free') return null;
  if (methods.kind !== 'known') return methods.kind === 'loading' ? 'loading' : null;
  const told = failed.event;
  const name = failed.method?.toLowerCase() ?? null;
  const own =
    told?.methodId ??
    failed.methodId ??
    methods.methods.find((method) =>
      [methodTitle(method), method.name].some((one) => one?.toLowerCase() === name),
    )?.id ??
    null;
  // Nobody is asked for more than they meant to pay.
  const fitting = methods.methods.filter((method) => takes(method, failed.amount));
  const named = fitting.find(({ id }) => id === told?.alternativeMethodId && id !== own);
  const other = named ?? alternativeMethod({ failed: own === null ? null : { id: own }, methods: fitting });
  return other ? { id: other.id, title: methodTitle(other) } : null;
}

function takes({ minDeposit, maxDeposit }: PaymentMethodRow, amount: number | null): boolean {
  return amount === null || (amount >= (minDeposit ?? 0) && amount <= (maxDeposit ?? Infinity));
}
