import type { Transaction } from '@baize/api/endpoints/cashier';
import { queryKeys } from '@baize/api/queries/keys';
import {
  LATEST_DEPOSITS,
  PAYMENT_LOOKUP_MS,
  pollWhileOpen,
  transactionsQuery,
} from '@baize/api/queries/transactions';
import { platformClock } from '@baize/browser/clock';
import { depositStatus, hasDepositFailed } from '@baize/domain/deposit-payment';
import { isOpenDeposit } from '@baize/domain/open-deposits';
import { useLocale } from '@baize/page';
import { useApi, usePlayer } from '@baize/player';
import { expectedPayments } from '@baize/player/expected-payments';
import { useWallets } from '@baize/wallet';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { findSentDeposit } from './find-sent-deposit.ts';
import { depositIntents } from './payment-intents.ts';
import { isListOutdated } from './latest-deposits.ts';
import { saveCompletedMethod } from './save-completed-method.ts';
import { useStoredDeposits, type OpenDeposit } from './use-stored-deposits.ts';

interface LatestDeposits {
  /** Those that are not settled yet; while the list cannot be read, also those that only this browser has stored. */
  open: readonly OpenDeposit[];
  /** The numbers of all. */
  knownIds: readonly string[];
  /** Those that have reached the balance. */
  credited: readonly Transaction[];
  /** Those that have come to nothing. */
  failed: readonly Transaction[];
}

/** Reads the player's latest deposits, again and again while one is open. */
export function useOpenPayments(): LatestDeposits {
  const stored = useStoredDeposits();
  const userId = usePlayer()?.getUser.userId ?? null;
  const locale = useLocale();
  const deposits = useQuery({
    ...transactionsQuery(useApi(), LATEST_DEPOSITS),
    ...pollDeposits({ hasStored: stored.length > 0 }),
  });
  const rows = deposits.data?.rows ?? [];
  // From the first failure on: the retries take seconds, in which the form could be paid a second time.
  const isUnread = deposits.failureCount > 0 || deposits.isPaused || isListOutdated(deposits);
  const isListed = (one: Transaction) =>
    rows.some(({ transactionId }) => transactionId === one.transactionId);
  const unlisted = isUnread ? stored.filter((one) => isOpen(one) && !isListed(one)) : [];
  const open: OpenDeposit[] = [...rows.filter(isOpen), ...unlisted];
  useExpectPayments(open, userId);
  useReadWithBalance(open.length > 0 ? deposits.refetch : null);
  useLimitsWhenSettled(open.map(({ transactionId }) => transactionId));
  useEffect(() => {
    const known = deposits.data?.rows ?? [];
    if (userId !== null) markArrived(known, { userId, locale });
    for (const { transactionId, status } of known) {
      if (hasDepositFailed(status)) depositIntents.markFailed(transactionId);
      if (depositStatus(status) === 'credited') saveCompletedMethod(transactionId);
    }
  }, [deposits.data, userId, locale]);
  const isCredited = ({ status }: Transaction) => depositStatus(status) === 'credited';
  const idsOf = (some: readonly Transaction[]) => some.map(({ transactionId }) => transactionId);
  const failed = rows.filter(({ status }) => hasDepositFailed(status));
  return { open, knownIds: idsOf(rows), credited: rows.filter(isCredited), failed };
}

/** What was given up may turn up all the same: it is told of as any other from then on. */
function markArrived(rows: readonly Transaction[], { userId, locale }: { userId: string; locale: string }) {
  for (const sent of depositIntents.abandoned(userId)) {
    const transactionId = findSentDeposit(rows, { sent, locale })?.transactionId;
    if (transactionId === undefined) continue;
    depositIntents.markArrived({ nonce: sent.nonce, transactionId });
    expectedPayments.add([{ transactionId, type: 'deposit', userId }]);
  }
}

/** The end of what is open is told wherever the player is by then. */
function useExpectPayments(open: readonly OpenDeposit[], userId: string | null): void {
  const ids = open.map(({ transactionId }) => transactionId).join(' ');
  useEffect(() => {
    if (userId === null || ids === '') return;
    const toExpected = (transactionId: string) => ({ transactionId, type: 'deposit', userId }) as const;
    expectedPayments.add(ids.split(' ').map(toExpected));
  }, [ids, userId]);
}

type DepositList = { rows: readonly Transaction[] };

/** A list that could not be read is read again until it is: soon where a payment waits for it, else as the platform bears. */
function pollDeposits({ hasStored }: { hasStored: boolean }) {
  const whileOpen = pollWhileOpen<DepositList>((data) => (data?.rows ?? []).some(isOpen));
  const always = pollWhileOpen<DepositList>(() => true);
  type Query = Parameters<typeof whileOpen.refetchInterval>[0] & {
    state: Parameters<typeof isListOutdated>[0];
  };
  return {
    ...whileOpen,
    refetchInterval: (query: Query) => {
      if (!isListOutdated(query.state)) return whileOpen.refetchInterval(query);
      return hasStored ? PAYMENT_LOOKUP_MS.shown : always.refetchInterval(query);
    },
    refetchOnWindowFocus: (query: Query) =>
      (isListOutdated(query.state) ? always : whileOpen).refetchOnWindowFocus(query),
  };
}

/** A balance that changes may be an open payment that was credited: it is read at once, and what is left of the limits with it. */
function useReadWithBalance(read: (() => Promise<unknown>) | null): void {
  const cache = useQueryClient();
  const wallet = useWallets()?.selected;
  const balance = wallet === undefined ? null : `${wallet.amount} ${wallet.currencyCode}`;
  const last = useRef(balance);
  const onChange = useEffectEvent(() => {
    const isNews = last.current !== null && last.current !== balance;
    last.current = balance;
    if (!isNews) return;
    void read?.();
    // Another tab's deposit, or one that was credited, uses up what may be paid in.
    void cache.invalidateQueries({ queryKey: queryKeys.limits });
  });
  useEffect(() => onChange(), [balance]);
}

/** An open payment counts towards the limits until it comes to nothing: they are read again once one is settled. */
function useLimitsWhenSettled(openIds: readonly string[]): void {
  const cache = useQueryClient();
  const ids = openIds.join(' ');
  const last = useRef(ids);
  useEffect(() => {
    const hasSettled = last.current.split(' ').some((id) => id !== '' && !ids.split(' ').includes(id));
    last.current = ids;
    if (hasSettled) void cache.invalidateQueries({ queryKey: queryKeys.limits });
  }, [ids, cache]);
}

function isOpen(row: Transaction): boolean {
  return isOpenDeposit(row, platformClock.now());
}
