import type { PlatformEvent } from '@baize/api/events';
import { queryKeys } from '@baize/api/queries/keys';
import type { QueryClient } from '@tanstack/react-query';

/** The words for a deposit and a withdrawal, made or returned; the wallet's other movements change no payment. */
const PAYMENT_REASON = /^(deposit|withdraw)/;

/** Reads the transactions that are shown once an event tells that a payment moved on (PAY-10). */
export function refreshPayments(queryClient: QueryClient, { name, payload }: PlatformEvent): void {
  const isPayment =
    name === 'failedDeposit' ||
    ((name === 'credit' || name === 'debit') && PAYMENT_REASON.test(payload.reason ?? ''));
  // What is being read may be older than the event.
  if (isPayment) void queryClient.invalidateQueries({ queryKey: queryKeys.transactions });
}
