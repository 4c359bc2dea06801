import type { Transaction, WithdrawRequest, WithdrawResponse } from '@baize/api/endpoints/cashier';
import { queryKeys } from '@baize/api/queries/keys';
import { platformClock } from '@baize/browser/clock';
import { getTabId } from '@baize/browser/tab-id';
import { findLostWithdrawal } from '@baize/domain/lost-withdrawal';
import { accountFieldName, payoutDestination } from '@baize/domain/payout-destination';
import { findRecentRepeat } from '@baize/domain/recent-payment';
import { parseTypedAmount } from '@baize/i18n/typed-amount';
import { expectedPayments } from '@baize/player/expected-payments';
import type { QueryClient } from '@tanstack/react-query';
import { withdrawalIntents, type PaymentIntent, type PaymentKey } from '../intent/payment-intents.ts';
import type { WithdrawOrder, WithdrawResult } from './withdraw-result.ts';

/** More decimals than any coin is paid in. */
const MAX_DECIMALS = 18;

/** Whether an owed withdrawal goes to this account; of one that was stored before accounts were told apart nobody knows. */
export function isSameDestination(
  { destination, nonce }: PaymentIntent,
  fields: WithdrawRequest['fields'],
): boolean {
  return destination === undefined || destination === payoutDestination(fields, nonce);
}

/** The field in which another account is typed than the one an owed withdrawal goes to; null where it is the same. */
export function otherAccountField(sent: PaymentIntent, fields: WithdrawRequest['fields']): string | null {
  return isSameDestination(sent, fields) ? null : accountFieldName(Object.keys(fields ?? {}));
}

/** Whether an owed withdrawal is this very order, to the account: the order sends it again under its key. */
export function isSameOrder(sent: PaymentIntent, { request }: WithdrawOrder): boolean {
  return (
    sent.methodId === request.methodId &&
    sent.amount === request.amount &&
    sent.currency === request.currencyCode &&
    isSameDestination(sent, request.fields)
  );
}

/** What is settled, and the tab that tells of it: this one, or `REPORTED_NOWHERE`. */
interface SettledOrder {
  sent: PaymentIntent;
  order: WithdrawOrder;
  settledIn?: string;
}

/**
 * Settles a withdrawal whose answer was lost by the one transaction that can only be it; null while none is. Those beside it
 * without an answer, given up ones among them, may have been made as well.
 */
export function settleLostWithdrawal(
  rows: readonly Transaction[],
  { sent, order, settledIn = getTabId(), locale }: SettledOrder & { locale: string },
): WithdrawResult | null {
  const { nonce, userId } = sent;
  const unanswered = [...withdrawalIntents.allOwed(userId), ...withdrawalIntents.abandoned(userId)];
  const rivals = unanswered.filter((one) => one.nonce !== nonce);
  const found = findLostWithdrawal({ rows, sent, rivals, settled: withdrawalIntents.settledIds(), locale });
  if (!found) return null;
  const { transactionId, status, reference, date } = found;
  withdrawalIntents.settle({ nonce, outcome: 'made', transactionId, settledIn });
  const shown = { ...order, method: found.method ?? order.method };
  return { kind: 'done', order: shown, transactionId, status, reference, at: Date.parse(date) };
}

/** The same withdrawal of the last two minutes that this browser did not make, as an intent of another tab; null for none. */
export function findUnknownWithdrawal(
  rows: readonly Transaction[],
  order: PaymentKey & { method: string },
): PaymentIntent | null {
  const known = withdrawalIntents.settledIds();
  const found = findRecentRepeat({ rows, order, known, now: platformClock.now() });
  if (!found) return null;
  const { transactionId, date } = found;
  return { ...order, transactionId, nonce: transactionId, since: Date.parse(date), known: [], tab: '' };
}

/** Settles a withdrawal by its answer. */
export function settleAnswered(
  response: WithdrawResponse,
  { sent, order, settledIn = getTabId() }: SettledOrder,
): WithdrawResult {
  const { transactionId, status, reference } = response;
  // What becomes of it is told wherever the player is by then.
  if (sent.userId !== null)
    expectedPayments.add([{ transactionId, type: 'withdrawal', userId: sent.userId }]);
  withdrawalIntents.settle({ nonce: sent.nonce, outcome: 'made', transactionId, settledIn });
  return { kind: 'done', order, transactionId, status, reference, at: platformClock.now() };
}

/** A withdrawal as it was sent; what its method asks for is not stored and comes from the form, if at all. */
export function withdrawOrderOf(sent: PaymentIntent, fields: WithdrawRequest['fields'] = {}): WithdrawOrder {
  const { methodId, amount, currency: currencyCode, method } = sent;
  return { request: { methodId, amount, currencyCode, fields }, method };
}

/** Whether what is kept of the form is this withdrawal as it was typed: its method and amount. */
export function isDraftOf(kept: Readonly<Record<string, unknown>>, sent: PaymentIntent): boolean {
  const { amount, method } = kept;
  if (method !== String(sent.methodId) || typeof amount !== 'string') return false;
  const read = parseTypedAmount({ text: amount, locale: sent.locale ?? 'en', digits: MAX_DECIMALS });
  return read?.amount === sent.amount;
}

/** The withdrawals this browser knew of before. */
export function cachedTransactionIds(cache: QueryClient): string[] {
  const pages = cache.getQueriesData<{ rows: readonly Transaction[] }>({ queryKey: queryKeys.transactions });
  const ids = pages.flatMap(([, page]) => page?.rows ?? []).map(({ transactionId }) => transactionId);
  return [...new Set(ids)];
}
