import type { Transaction } from '@baize/api/calls/cashier';
import { queryKeys } from '@baize/api/queries/keys';
import { transactionsQuery } from '@baize/api/queries/transactions';
import { copyText } from '@baize/browser/clipboard';
import { accountLabel } from '@baize/domain/payout-destination';
import { PageLink } from '@baize/shell/links';
import { useApi } from '@baize/shell/player';
import { StatusBadge } from '@baize/shell/status-badge';
import { useTwoTimes } from '@baize/shell/two-times';
import { Button, buttonClass } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { CopyField } from '@baize/ui/copy-field';
import { Skeleton } from '@baize/ui/skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { useIsFetching, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { usePayTermWords } from '../fields/pay-terms.ts';
import { usePayoutMethods } from './use-payout-methods.ts';
import { LOOK_EVERY_MS, NEWEST, type Meant, type WithdrawResult } from './use-withdraw.ts';
import { isLongAmount } from '../money/is-long-amount.ts';
import * as styles from './withdraw-done.css.ts';

type Done = Extract<WithdrawResult, { kind: 'done' }>;

interface WithdrawDoneProps {
  done: Done;
  /** What the wallet it was paid from holds now. */
  left: number;
  text(amount: number): string;
  onAnother(): void;
}

/** The receipt of a withdrawal; no way leads back into play, and none takes it back. */
export function WithdrawDone({ done, left, text, onAnother }: WithdrawDoneProps) {
  const { t } = useLingui();
  const twoTimes = useTwoTimes();
  // The balance from before the withdrawal is no answer.
  const isRead = useIsFetching({ queryKey: queryKeys.userDetails }) === 0;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { meant, status, at } = done;
  const account = accountLabel(meant.ask.fields);
  const paidOut = text(meant.ask.amount);
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.head}>
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
          <bdi>{meant.method}</bdi>
          {account === null ? null : (
            <>
              {' · '}
              <bdi dir="ltr">{account}</bdi>
            </>
          )}
        </Fact>
        <Fact name={t({ id: 'records.head.status', message: 'Status' })}>
          <StatusBadge status={status} />
        </Fact>
        <Fact name={<Trans id="withdraw.done.at">Asked for</Trans>}>{twoTimes(at)}</Fact>
        <Arrival meant={meant} />
        <Fact name={<Trans id="withdraw.review.left">Left in your wallet</Trans>}>
          {isRead ? <span className={styles.money}>{text(left)}</span> : <Skeleton width={88} height={20} />}
        </Fact>
      </dl>
      <Reference done={done} />
      <p className={styles.ways}>
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
function Arrival({ meant: { ask } }: { meant: Meant }) {
  const methods = usePayoutMethods(ask.currencyCode);
  const terms = usePayTermWords(ask.currencyCode);
  const method = methods.kind === 'known' ? methods.methods.find(({ id }) => id === ask.methodId) : undefined;
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
    ...transactionsQuery(useApi(), NEWEST),
    enabled: told === null,
    staleTime: 0,
    refetchInterval: ({ state }) => (referenceIn(state.data, transactionId) === null ? LOOK_EVERY_MS : false),
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
      refusedLabel={t({ id: 'button.copy.refused', message: 'Select it and copy it by hand' })}
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
