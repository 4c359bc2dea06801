import { LATEST_DEPOSITS, PAYMENT_LOOKUP_MS, transactionsQuery } from '@baize/api/queries/transactions';
import { getTabId } from '@baize/browser/tab-id';
import { FAILURE_KINDS, mayAwaitPlayer, resultKind } from '@baize/domain/deposit-payment';
import { useLocale } from '@baize/page';
import { useApi } from '@baize/player';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { findSentDeposit } from '../intent/find-sent-deposit.ts';
import { depositIntents, depositLockName, type PaymentIntent } from '../intent/payment-intents.ts';
import { useIsAbandoned } from '../intent/use-is-abandoned.ts';
import { storedPayments } from '../intent/stored-payments.ts';
import type { ShownResult } from '../results/use-show-result.ts';

/** An event lets all tabs read at once: the form of the tab that sent the payment tells of it, where it is still there, in ms. */
const SENDER_FIRST_MS = 2_500;

/** A payment whose answer was lost, as the transactions show it. */
export interface FoundDeposit {
  outcome: 'made' | 'not-made';
  transactionId: string;
  result: ShownResult;
}

/**
 * How the search for a payment without an answer stands: another tab waits for the answer; nothing is read yet; nothing
 * can be read; no transaction shows it; or one does that may wait for the player at the provider or the bank.
 */
export type LostDepositStatus = 'in-other-tab' | 'looking' | 'unreadable' | 'missing' | 'open';

interface LostDepositOptions {
  /** The tab that waits for the answer; a page beside the form names none, and waits for its own tab too. */
  tab: string;
  /** It is settled, and is told elsewhere. */
  onFound(found: FoundDeposit): void;
}

/** Looks for a payment without an answer among the transactions, again and again, until it is settled (PAY-06, beyond 7). */
export function useLostDeposit(sent: PaymentIntent, { tab, onFound }: LostDepositOptions): LostDepositStatus {
  const locale = useLocale();
  const isAbandoned = useIsAbandoned({ lockName: depositLockName(sent.userId), tab });
  const deposits = useQuery({
    ...transactionsQuery(useApi(), LATEST_DEPOSITS),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchInterval: PAYMENT_LOOKUP_MS.lost,
    // Each reading asks anew how long ago the payment was sent.
    notifyOnChangeProps: 'all',
  });
  // What was read before the payment was sent says nothing of it.
  const isRead = deposits.data !== undefined && deposits.isFetchedAfterMount;
  // A tab that waits for the answer tells it itself.
  const found = isRead && isAbandoned ? findSentDeposit(deposits.data.rows, { sent, locale }) : null;
  const isOpen = found !== null && mayAwaitPlayer(found.status) && !found.crypto;
  const tell = useEffectEvent(() => {
    if (!found) return;
    const { transactionId, status } = found;
    const { userId, method, amount, currency, since, nonce } = sent;
    if (isOpen) return depositIntents.markFound({ nonce, transactionId });
    storedPayments.add({
      transactionId,
      userId,
      method,
      amount,
      currency,
      createdAt: since,
      bank: 'not-asked',
      seen: [],
    });
    const kind = resultKind({ asked: 'pending', status });
    const hasFailed = FAILURE_KINDS.includes(kind);
    onFound({
      outcome: hasFailed ? 'not-made' : 'made',
      transactionId,
      result: { kind, transactionId, ...(hasFailed && { met: method }) },
    });
  });
  const isOwn = tab === getTabId();
  useEffect(() => {
    if (isOwn || isOpen) return tell();
    const later = setTimeout(() => tell(), SENDER_FIRST_MS);
    return () => clearTimeout(later);
  }, [found?.transactionId, found?.status, isOwn, isOpen]);
  if (!isAbandoned) return 'in-other-tab';
  if (isOpen) return 'open';
  // What failed to be read stays unreadable while it is read again: the way to send it again does not come and go.
  if (deposits.errorUpdatedAt > deposits.dataUpdatedAt) return 'unreadable';
  return isRead ? 'missing' : 'looking';
}
