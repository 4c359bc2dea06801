import type { Transaction } from '@baize/api/endpoints/cashier';
import { LATEST_DEPOSITS, LATEST_WITHDRAWALS, transactionsQuery } from '@baize/api/queries/transactions';
import { withTabLock } from '@baize/browser/tab-lock';
import { isHidden, onVisible } from '@baize/browser/visibility';
import { hasDepositFailed } from '@baize/domain/deposit-payment';
import { isOnItsWay } from '@baize/domain/transactions';
import { useAppPath } from '@baize/links';
import { useRecordTargets } from '@baize/links/record-target';
import { useApi, usePlayer } from '@baize/player';
import { expectedPayments, useExpectedPayments } from '@baize/player/expected-payments';
import { failedDeposit, isResultOpen, notifiedPayment } from '@baize/player/failed-deposit';
import { toasts } from '@baize/ui/toasts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useContext, useEffect, useEffectEvent } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';
import { isInPlay } from '../presence/in-play.ts';
import { useSettledPaymentText } from './use-settled-payment-text.ts';

/**
 * Tells what became of a payment that was under way, wherever the player is by then, also after a reload: the tab that is looked
 * at, once, and not where a page or a dialog of the payment tells it. An event of the platform has the transactions read
 * again; nothing is read where nothing is expected (PAY-07, PAY-10).
 */
export function SettledPaymentNotifier() {
  const { t } = useLingui();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const userId = usePlayer()?.getUser.userId ?? null;
  const expected = useExpectedPayments(userId);
  const recordOf = useRecordTargets();
  const describe = useSettledPaymentText();
  const isReady = !isInPlay(useAppPath());
  const rows = [
    ...useRows(
      LATEST_DEPOSITS,
      expected.some(({ type }) => type === 'deposit'),
    ),
    ...useRows(
      LATEST_WITHDRAWALS,
      expected.some(({ type }) => type === 'withdrawal'),
    ),
  ];
  const settled = rows.filter(
    (row) => isSettled(row) && expected.some(({ transactionId }) => transactionId === row.transactionId),
  );
  const announce = (row: Transaction) => {
    const { transactionId, reference } = row;
    const record = recordOf(reference ?? transactionId);
    toasts.add({
      id: `settled-${transactionId}`,
      ...describe(row),
      // Money is not told of in passing: it stands until it is read.
      lasting: true,
      action: record
        ? {
            label: t({ id: 'deposit.submitted.see', message: 'See the details' }),
            onSelect() {
              toasts.close(`settled-${transactionId}`);
              void router?.navigate(record.href);
            },
          }
        : undefined,
    });
  };
  const tell = useEffectEvent(() => {
    if (isHidden()) return;
    for (const row of settled.filter(({ transactionId }) => !expectedPayments.isWatched(transactionId)))
      void withTabLock('settled-payment', async () => {
        if (!expectedPayments.remove(row.transactionId)) return;
        if (!isToldByDialog(row, router?.state.location.search ?? '')) announce(row);
      });
  });
  const ids = settled.map(({ transactionId }) => transactionId).join(' ');
  useEffect(() => {
    if (!isReady || ids === '') return;
    tell();
    return onVisible(() => tell());
  }, [isReady, ids]);
  return null;
}

function useRows(
  ask: typeof LATEST_DEPOSITS | typeof LATEST_WITHDRAWALS,
  isExpected: boolean,
): readonly Transaction[] {
  const { data } = useQuery({
    ...transactionsQuery(useApi(), ask),
    enabled: isExpected,
    refetchOnWindowFocus: 'always',
  });
  return isExpected ? (data?.rows.filter(({ type }) => type === ask.type) ?? []) : [];
}

/** A deposit is on its balance as soon as it is approved; a withdrawal that is approved is not paid out yet. */
function isSettled(row: Transaction): boolean {
  const isCredited = row.type === 'deposit' && row.status === 'confirmed';
  return isCredited || !isOnItsWay(row);
}

/** The dialog of a result follows what becomes of its payment, and a failure of which an event tells has a dialog of its own. */
function isToldByDialog({ type, status, transactionId }: Transaction, search: string): boolean {
  if (type !== 'deposit') return false;
  if (isResultOpen(search, transactionId)) return true;
  if (!hasDepositFailed(status)) return false;
  return notifiedPayment.get() === transactionId || failedDeposit.get()?.transactionId === transactionId;
}
