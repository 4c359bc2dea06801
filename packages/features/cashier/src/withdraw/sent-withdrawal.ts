import type { Transaction, WithdrawAsk } from '@baize/api/calls/cashier';
import { queryKeys } from '@baize/api/queries/keys';
import { payoutDestination } from '@baize/domain/payout-destination';
import { lostWithdrawal } from '@baize/domain/withdrawal';
import type { QueryClient } from '@tanstack/react-query';
import { withdrawalIntents, type PaymentIntent } from '../intent/payment-intents.ts';
import type { Meant, WithdrawResult } from './use-withdraw.ts';

/** Whether an owed withdrawal goes to this account; of one that was stored before accounts were told apart nobody knows. */
export function goesTo({ destination, nonce }: PaymentIntent, fields: WithdrawAsk['fields']): boolean {
  return destination === undefined || destination === payoutDestination(fields, nonce);
}

/** The withdrawal whose answer was lost, as the platform tells it; null while no transaction shows it. */
export function foundAmong(
  rows: readonly Transaction[],
  { sent, meant }: { sent: PaymentIntent; meant: Meant },
): WithdrawResult | null {
  const { amount, currency: currencyCode, since, nonce, method } = sent;
  const found = lostWithdrawal({ rows, known: new Set(sent.known), amount, currencyCode, since, method });
  if (!found) return null;
  const { transactionId, status, reference, date } = found;
  withdrawalIntents.settle({ nonce, outcome: 'made', transactionId });
  const told = { ...meant, method: found.method ?? meant.method };
  return { kind: 'done', meant: told, transactionId, status, reference, at: Date.parse(date) };
}

/** A withdrawal as it was sent; what its method asks for is not stored and comes from the form, if at all. */
export function meantOf(sent: PaymentIntent, fields: WithdrawAsk['fields'] = {}): Meant {
  const { methodId, amount, currency: currencyCode, method } = sent;
  return { ask: { methodId, amount, currencyCode, fields }, method };
}

/** The withdrawals this browser knew of before. */
export function knownIds(cache: QueryClient): string[] {
  const pages = cache.getQueriesData<{ rows: readonly Transaction[] }>({ queryKey: queryKeys.transactions });
  const ids = pages.flatMap(([, page]) => page?.rows ?? []).map(({ transactionId }) => transactionId);
  return [...new Set(ids)];
}
