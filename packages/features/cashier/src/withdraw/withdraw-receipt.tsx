import type { Transaction } from '@baize/api/endpoints/cashier';
import { queryKeys } from '@baize/api/queries/keys';
import { transactionsQuery } from '@baize/api/queries/transactions';
import { copyText } from '@baize/browser/clipboard';
import { accountLabel } from '@baize/domain/payout-destination';
import { PageLink } from '@baize/shell/links';
import { useApi } from '@baize/shell/player';
import { TransactionStatusBadge } from '@baize/shell/transaction-status-badge';
import { useFormatLocalAndUtc } from '@baize/shell/format-local-and-utc';
import { Button, buttonClass } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { CopyField } from '@baize/ui/copy-field';
import { Skeleton } from '@baize/ui/skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { useIsFetching, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { usePayTermLabels } from '../fields/use-pay-term-labels.ts';
import { usePayoutMethods } from './use-payout-methods.ts';
import {
  WITHDRAWALS_POLL_MS,
  LATEST_WITHDRAWALS,
  type WithdrawOrder,
  type WithdrawResult,
} from './use-withdraw.ts';
import { isLongAmount } from '../money/is-long-amount.ts';
import * as styles from './withdraw-receipt.css.ts';

type Done = Extract<WithdrawResult, { kind: 'done' }>;

interface WithdrawReceiptProps {
  done: Done;
  /** What the wallet it was paid from holds now. */
  left: number;
  text(amount: number): string;
  onAnother(): void;
}

/** The receipt of a withdrawal; no way leads back into play, and none takes it back. */
export function WithdrawReceipt({ done, left, text, onAnother }: WithdrawReceiptProps) {
  const { t } = useLingui();
  const twoTimes = useFormatLocalAndUtc();
  // The balance from before the withdrawal is no answer.
  const isRead = useIsFetching({ queryKey: queryKeys.userDetails }) === 0;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { order, status, at } = done;
  const account = accountLabel(order.request.fields);
  const paidOut = text(order.request.amount);
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.header}>
        <CircleCheck size={32} strokeWidth={1.6} aria-hidden className={styles.icon} />
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          <Trans id="withdraw.done.title">Your withdrawal is on its way</Trans>
        </h2>
      </div>
      <p className={styles.amount} data-long={isLongAmount(paidOut)}>
        {paidOut}
      </p>
      <dl className={styles.facts}>
        <Fact name={<Trans id="withdraw.done.to">To</Trans>}>
          <bdi>{order.method}</bdi>
          {account === null ? null : (
            <>
              {' · '}
              <bdi dir="ltr">{account}</bdi>
            </>
          )}
        </Fact>
        <Fact name={t({ id: 'records.head.status', message: 'Status' })}>
          <TransactionStatusBadge status={status} />
        </Fact>
        <Fact name={<Trans id="withdraw.done.at">Asked for</Trans>}>{twoTimes(at)}</Fact>
        <Arrival meant={order} />
        <Fact name={<Trans id="withdraw.review.left">Left in your wallet</Trans>}>
          {isRead ? <span className={styles.money}>{text(left)}</span> : <Skeleton width={88} height={20} />}
        </Fact>
      </dl>
      <Reference done={done} />
      <p className={styles.actions}>
        <PageLink to="transactions" className={buttonClass({ variant: 'secondary' })}>
          <Trans id="withdraw.see-transactions">See your transactions</Trans>
        </PageLink>
        <Button variant="outline" onClick={onAnother}>
          <Trans id="withdraw.done.another">Withdraw more</Trans>
        </Button>
      </p>
    </Card>
  );
}

/** When the money is there, where the method says so; its room is reserved while the methods are read. */
function Arrival({ meant: { request } }: { meant: WithdrawOrder }) {
  const methods = usePayoutMethods(request.currencyCode);
  const terms = usePayTermLabels(request.currencyCode);
  const method =
    methods.kind === 'known' ? methods.methods.find(({ id }) => id === request.methodId) : undefined;
  const time = terms.time(method?.withdrawalTime ?? null);
  if (time === null && methods.kind !== 'loading') return null;
  return (
    <Fact name={<Trans id="withdraw.review.arrives">Arrives</Trans>}>
      {time ?? <Skeleton width={88} height={20} />}
    </Fact>
  );
}

/** What support knows it by: told with the answer, else among the transactions; its own number where neither has one. */
function Reference({ done: { transactionId, reference: told } }: { done: Done }) {
  const { t } = useLingui();
  const newest = useQuery({
    ...transactionsQuery(useApi(), LATEST_WITHDRAWALS),
    enabled: told === null,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      referenceIn(state.data, transactionId) === null ? WITHDRAWALS_POLL_MS : false,
  });
  const reference = told ?? referenceIn(newest.data, transactionId);
  if (reference === null && newest.isFetching && !newest.isFetchedAfterMount) {
    return <Skeleton height={56} shape="block" />;
  }
  return (
    <CopyField
      label={
        reference === null
          ? t({ id: 'withdraw.done.number', message: 'Number of the transaction' })
          : t({ id: 'withdraw.done.reference', message: 'Reference for support' })
      }
      value={reference ?? transactionId}
      copy={copyText}
      copyLabel={t({ id: 'button.copy', message: 'Copy' })}
      copiedLabel={t({ id: 'button.copied', message: 'Copied' })}
      failedLabel={t({ id: 'button.copy.refused', message: 'Select it and copy it by hand' })}
    />
  );
}

function referenceIn(page: { rows: readonly Transaction[] } | undefined, id: string): string | null {
  return page?.rows.find(({ transactionId }) => transactionId === id)?.reference ?? null;
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
