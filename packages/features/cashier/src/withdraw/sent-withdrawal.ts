import type { Transaction, WithdrawRequest } from '@baize/api/endpoints/cashier';
import { queryKeys } from '@baize/api/queries/keys';
import { payoutDestination } from '@baize/domain/payout-destination';
import { findLostWithdrawal } from '@baize/domain/withdrawal';
import type { QueryClient } from '@tanstack/react-query';
import { withdrawalIntents, type PaymentIntent } from '../intent/payment-intents.ts';
import type { WithdrawOrder, WithdrawResult } from './use-withdraw.ts';

/** Whether an owed withdrawal goes to this account; of one that was stored before accounts were told apart nobody knows. */
export function isSameDestination(
  { destination, nonce }: PaymentIntent,
  fields: WithdrawRequest['fields'],
): boolean {
  return destination === undefined || destination === payoutDestination(fields, nonce);
}

/** The withdrawal whose answer was lost, as the platform tells it; null while no transaction shows it. */
export function settleLostWithdrawal(
  rows: readonly Transaction[],
  { sent, meant }: { sent: PaymentIntent; meant: WithdrawOrder },
): WithdrawResult | null {
  const { amount, currency: currencyCode, since, nonce, method } = sent;
  const found = findLostWithdrawal({ rows, known: new Set(sent.known), amount, currencyCode, since, method });
  if (!found) return null;
  const { transactionId, status, reference, date } = found;
  withdrawalIntents.settle({ nonce, outcome: 'made', transactionId });
  const told = { ...meant, method: found.method ?? meant.method };
  return { kind: 'done', order: told, transactionId, status, reference, at: Date.parse(date) };
}

/** A withdrawal as it was sent; what its method asks for is not stored and comes from the form, if at all. */
export function withdrawOrderOf(sent: PaymentIntent, fields: WithdrawRequest['fields'] = {}): WithdrawOrder {
  const { methodId, amount, currency: currencyCode, method } = sent;
  return { request: { methodId, amount, currencyCode, fields }, method };
}

/** The withdrawals this browser knew of before. */
export function cachedTransactionIds(cache: QueryClient): string[] {
  const pages = cache.getQueriesData<{ rows: readonly Transaction[] }>({ queryKey: queryKeys.transactions });
  const ids = pages.flatMap(([, page]) => page?.rows ?? []).map(({ transactionId }) => transactionId);
  return [...new Set(ids)];
}
