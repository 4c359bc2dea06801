import type { Transaction } from '@baize/api/endpoints/cashier';
import { transactionsQuery } from '@baize/api/queries/transactions';
import { transactionStatusMessages } from '@baize/i18n/catalogue/transactions';
import { statusSince } from '@baize/domain/payment-history';
import { settlementStatus } from '@baize/domain/transactions';
import { PageLink } from '@baize/shell/links';
import { useApi } from '@baize/shell/player';
import { TransactionStatusBadge } from '@baize/shell/transaction-status-badge';
import { useFormatLocalAndUtc } from '@baize/shell/format-local-and-utc';
import { Card } from '@baize/ui/card';
import { linkClass } from '@baize/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMoneyFormatter } from '../money/use-money-text.ts';
import * as styles from './pending-withdrawals.css.ts';
import { LATEST_WITHDRAWALS } from './use-withdraw.ts';

/**
 * The withdrawals that are not paid out yet, and where each stands; nothing where there is none. `besides` is the one whose
 * receipt stands above, with the way to the transactions: neither is there twice.
 */
export function PendingWithdrawals({ excludedId = null }: { excludedId?: string | null }) {
  const { data } = useQuery(transactionsQuery(useApi(), LATEST_WITHDRAWALS));
  const open = (data?.rows ?? []).filter(
    ({ status, transactionId }) => settlementStatus(status) === 'on-its-way' && transactionId !== excludedId,
  );
  if (open.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="withdraw-on-the-way">
      <h2 id="withdraw-on-the-way" className={styles.title}>
        <Trans id="withdraw.on-the-way">On their way to you</Trans>
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
  const twoTimes = useFormatLocalAndUtc();
  const { i18n } = useLingui();
  const asked = Date.parse(row.date);
  const since = statusSince(row);
  const moved = since === null ? null : twoTimes(since);
  const status = i18n._(transactionStatusMessages[row.status]);
  return (
    <li className={styles.row}>
      <span className={styles.amount}>{text(Math.abs(row.amount))}</span>
      <span className={styles.detail}>
        {row.method === null ? null : (
          <>
            <bdi>{row.method}</bdi>
            {' · '}
          </>
        )}
        {twoTimes(asked)}
        {since === null || since === asked ? null : (
          <span className={styles.since}>
            <Trans id="withdraw.on-the-way.since">
              {status}: {moved}
            </Trans>
          </span>
        )}
      </span>
      <TransactionStatusBadge status={row.status} />
    </li>
  );
}
