import type { Transaction } from '@baize/api/endpoints/cashier';
import { isOnItsWay } from '@baize/domain/transactions';
import { PageLink } from '@baize/links';
import { Card } from '@baize/ui/card';
import { linkClass } from '@baize/ui/link';
import { TransactionStatusBadge } from '@baize/wallet/transaction-status-badge';
import { Trans } from '@lingui/react/macro';
import { useMoneyFormatter } from '../money/use-money-text.ts';
import { ArrivalEstimate } from './arrival-estimate.tsx';
import { useLatestWithdrawals } from './latest-withdrawals.ts';
import * as styles from './pending-withdrawals.css.ts';
import { RecordLink } from './record-link.tsx';
import { WithdrawalTimeline } from './withdrawal-timeline.tsx';

/**
 * The withdrawals that are not paid out yet, and where each stands; nothing where there is none. `excludedId` is the one
 * whose receipt stands above, with the way to the transactions: neither is there twice.
 */
export function PendingWithdrawals({ excludedId = null }: { excludedId?: string | null }) {
  const open = useLatestWithdrawals().filter((row) => isOnItsWay(row) && row.transactionId !== excludedId);
  if (open.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="withdraw-open">
      <h2 id="withdraw-open" className={styles.title}>
        <Trans id="withdraw.open.title">Open withdrawals</Trans>
      </h2>
      <Card className={styles.card}>
        <ul className={styles.list}>
          {open.map((row) => (
            <PendingWithdrawalRow key={row.transactionId} row={row} />
          ))}
        </ul>
        {excludedId === null ? (
          <PageLink to="transactions" className={linkClass}>
            <Trans id="withdraw.see-transactions">See your transactions</Trans>
          </PageLink>
        ) : null}
      </Card>
    </section>
  );
}

function PendingWithdrawalRow({ row }: { row: Transaction }) {
  const text = useMoneyFormatter(row.currencyCode);
  return (
    <li className={styles.row}>
      <span className={styles.amount}>{text(Math.abs(row.amount))}</span>
      <TransactionStatusBadge status={row.status} />
      <span className={styles.detail}>
        {row.method === null ? null : (
          <>
            <bdi>{row.method}</bdi>
            {' · '}
          </>
        )}
        <RecordLink row={row} className={`${linkClass} ${styles.recordLink}`} />
      </span>
      <ArrivalEstimate row={row} />
      <div className={styles.detail}>
        <WithdrawalTimeline withdrawal={row} />
      </div>
    </li>
  );
}
