import { queryKeys } from '@baize/api/queries/keys';
import { accountLabel } from '@baize/domain/payout-destination';
import type { CurrencyWallet } from '@baize/domain/wallet';
import { withdrawalPhase, type WithdrawalPhase } from '@baize/domain/withdrawal-steps';
import { withdrawalOutcomeMessages } from '@baize/i18n/catalogue/withdrawals';
import { PageLink } from '@baize/links';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { Button, buttonClass } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { Skeleton } from '@baize/ui/skeleton';
import { MissingDocuments, useMissingDocuments } from '@baize/player/missing-documents';
import { TransactionStatusBadge } from '@baize/wallet/transaction-status-badge';
import { Trans, useLingui } from '@lingui/react/macro';
import { useIsFetching } from '@tanstack/react-query';
import { CircleCheck, CircleX, Clock, Send } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { submitted } from '../deposit/deposit.css.ts';
import { usePayTermLabels } from '../fields/use-pay-term-labels.ts';
import { isLongAmount } from '../money/is-long-amount.ts';
import { feeOf } from '../money/fee-of.ts';
import { MoneyAmount } from '../money/money-amount.tsx';
import { useMoneyFormatter } from '../money/use-money-text.ts';
import { ReceiptFact } from '../receipt/receipt-fact.tsx';
import { ReceiptReference } from '../receipt/receipt-reference.tsx';
import { largeAmount } from '../money/large-amount.css.ts';
import * as styles from '../receipt/result.css.ts';
import { RecordLink } from './record-link.tsx';
import { useLatestWithdrawal } from './latest-withdrawals.ts';
import { usePayoutMethods } from './use-payout-methods.ts';
import { WithdrawalTimeline } from './withdrawal-timeline.tsx';
import type { WithdrawOrder, WithdrawResult } from './withdraw-result.ts';

type Done = Extract<WithdrawResult, { kind: 'done' }>;

interface WithdrawReceiptProps {
  done: Done;
  /** What the player holds now. */
  wallets: readonly CurrencyWallet[];
  onAnother(): void;
}

/** The receipt of a withdrawal, which goes on until it is settled; no way leads back into play, and none takes it back. */
export function WithdrawReceipt({ done, wallets, onAnother }: WithdrawReceiptProps) {
  const { i18n, t } = useLingui();
  const twoTimes = useFormatLocalAndUtc();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { order, transactionId, at } = done;
  const { amount, currencyCode, fields } = order.request;
  const { row, isRead } = useLatestWithdrawal(transactionId);
  const status = row?.status ?? done.status;
  const phase = withdrawalPhase(status);
  const isUnderWay = phase === 'requested' || phase === 'on-its-way';
  const missing = useMissingDocuments({ enabled: isUnderWay });
  // In the currency it was sent in, whichever wallet is looked at by now.
  const paidOut = useMoneyFormatter(currencyCode)(amount);
  const account = accountLabel(fields);
  const reference = done.reference ?? row?.reference ?? null;
  const { icon: Icon, tone } = APPEARANCE[phase];
  const progress = { status, history: row?.history ?? [], currencyCode, amount, date: row?.date ?? at };
  return (
    <Card as="section" className={`${styles.body} ${submitted}`}>
      <div className={styles.header}>
        <span className={styles.icon[tone]} aria-hidden>
          <Icon size={30} strokeWidth={1.8} />
        </span>
        <h2 ref={heading} tabIndex={-1} className={styles.receiptTitle}>
          {TITLES[phase]}
        </h2>
      </div>
      <p className={largeAmount} data-long={isLongAmount(paidOut)}>
        {paidOut}
      </p>
      <p className={styles.text} role="status">
        {i18n._(withdrawalOutcomeMessages[status])}
      </p>
      <dl className={styles.rows}>
        <ReceiptFact name={<Trans id="withdraw.done.to">To</Trans>}>
          <bdi>{order.method}</bdi>
          {account === null ? null : (
            <>
              {' · '}
              <bdi dir="ltr">{account}</bdi>
            </>
          )}
        </ReceiptFact>
        <ReceiptFact name={t({ id: 'records.head.status', message: 'Status' })}>
          <TransactionStatusBadge status={status} />
        </ReceiptFact>
        <ReceiptFact name={<Trans id="withdraw.done.at">Requested</Trans>}>{twoTimes(at)}</ReceiptFact>
        {isUnderWay ? <Arrival order={order} /> : null}
        <FeeFact order={order} charged={row?.fee ?? null} />
        <WalletFact wallet={wallets.find((wallet) => wallet.currencyCode === currencyCode)} />
      </dl>
      {missing.length > 0 ? <MissingDocuments names={missing} record={reference ?? transactionId} /> : null}
      <WithdrawalTimeline withdrawal={progress} />
      <ReceiptReference transactionId={transactionId} reference={reference} isRead={isRead} />
      <div className={styles.actions}>
        <RecordLink row={{ reference, transactionId }} className={buttonClass({ variant: 'secondary' })}>
          <Trans id="deposit.result.record">Payment record</Trans>
        </RecordLink>
        <PageLink to="transactions" className={buttonClass({ variant: 'outline' })}>
          <Trans id="withdraw.see-transactions">See your transactions</Trans>
        </PageLink>
        <Button variant="outline" onClick={onAnother}>
          <Trans id="withdraw.done.another">Withdraw more</Trans>
        </Button>
      </div>
    </Card>
  );
}

const APPEARANCE = {
  requested: { icon: Clock, tone: 'info' },
  'on-its-way': { icon: Send, tone: 'info' },
  'paid-out': { icon: CircleCheck, tone: 'success' },
  returned: { icon: CircleX, tone: 'danger' },
} as const;

const TITLES: Record<WithdrawalPhase, ReactNode> = {
  requested: <Trans id="withdraw.done.title.requested">Withdrawal requested</Trans>,
  'on-its-way': <Trans id="withdraw.done.title">Your withdrawal is on its way</Trans>,
  'paid-out': <Trans id="withdraw.done.title.paid">Your withdrawal was paid out</Trans>,
  returned: <Trans id="withdraw.done.title.returned">Your withdrawal was not paid out</Trans>,
};

/** What the wallet it was paid from holds now: after this withdrawal, and whatever came after it. */
function WalletFact({ wallet }: { wallet: CurrencyWallet | undefined }) {
  const { t } = useLingui();
  // The balance from before the withdrawal is no answer.
  const isRead = useIsFetching({ queryKey: queryKeys.userDetails }) === 0;
  if (!wallet) return null;
  return (
    <ReceiptFact name={t({ id: 'nav.balance', message: 'Balance' })}>
      {isRead ? (
        <MoneyAmount value={wallet.amount} currency={wallet.currencyCode} />
      ) : (
        <Skeleton width={88} height={20} />
      )}
    </ReceiptFact>
  );
}

/** What it cost beside the amount: by the platform's own line, else by the method's terms; nothing where it cost nothing. */
function FeeFact({ order: { request }, charged }: { order: WithdrawOrder; charged: number | null }) {
  const { methodId, amount, currencyCode } = request;
  const methods = usePayoutMethods(currencyCode);
  const method = methods.kind === 'known' ? methods.methods.find(({ id }) => id === methodId) : undefined;
  const fee = charged ?? feeOf(amount, method?.withdrawalFee, currencyCode);
  if (fee === null || fee <= 0) return null;
  return (
    <ReceiptFact name={<Trans id="deposit.summary.fee">Fee</Trans>}>
      <MoneyAmount value={fee} currency={currencyCode} />
    </ReceiptFact>
  );
}

/** When the money is there, where the method says so; its room is reserved while the methods are read. */
function Arrival({ order: { request } }: { order: WithdrawOrder }) {
  const methods = usePayoutMethods(request.currencyCode);
  const terms = usePayTermLabels(request.currencyCode);
  const method =
    methods.kind === 'known' ? methods.methods.find(({ id }) => id === request.methodId) : undefined;
  const time = terms.time(method?.withdrawalTime ?? null);
  if (time === null && methods.kind !== 'loading') return null;
  return (
    <ReceiptFact name={<Trans id="withdraw.review.arrives">Arrives</Trans>}>
      {time ?? <Skeleton width={88} height={20} />}
    </ReceiptFact>
  );
}
