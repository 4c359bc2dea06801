import type { PlatformEvent } from '@baize/api/events';
import { queryKeys } from '@baize/api/queries/keys';
import type { QueryClient } from '@tanstack/react-query';

/** The words for a deposit and a withdrawal, made or returned; the wallet's other movements change no payment. */
const PAYMENT_REASON = /^(deposit|withdraw)/;

/** Tells a deposit that has reached the wallet. */
export function isDepositCredit({ name, payload }: PlatformEvent): boolean {
  return name === 'credit' && payload.reason === 'deposit';
}

/**
 * Reads again what a payment changes once an event tells that it moved on: the transactions that are shown (PAY-10), the player's
 * details where money moved, for the event does not say what is left to wager (PAY-09), and the bonuses that come with a deposit.
 */
export function refreshPayments(queryClient: QueryClient, event: PlatformEvent): void {
  const { name, payload } = event;
  const isMovement = (name === 'credit' || name === 'debit') && PAYMENT_REASON.test(payload.reason ?? '');
  if (!isMovement && name !== 'failedDeposit') return;
  const keys = [
    queryKeys.transactions,
    ...(isMovement ? [queryKeys.userDetails] : []),
    ...(isDepositCredit(event) ? [queryKeys.userBonus, queryKeys.allBonus] : []),
  ];
  // What is being read may be older than the event.
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
}
