import type { Transaction } from '@baize/api/calls/cashier';
import { transactionsQuery } from '@baize/api/queries/transactions';
import { transactionStatusMessages } from '@baize/i18n/catalogue/transactions';
import { statusSince } from '@baize/domain/payment-history';
import { standingOf } from '@baize/domain/transactions';
import { PageLink } from '@baize/shell/links';
import { useApi } from '@baize/shell/player';
import { StatusBadge } from '@baize/shell/status-badge';
import { useTwoTimes } from '@baize/shell/two-times';
import { Card } from '@baize/ui/card';
import { linkClass } from '@baize/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMoneyText } from '../money/use-money-text.ts';
import * as styles from './on-the-way.css.ts';
import { NEWEST } from './use-withdraw.ts';

/**
 * The withdrawals that are not paid out yet, and where each stands; nothing where there is none. `besides` is the one whose
 * receipt stands above, with the way to the transactions: neither is there twice.
 */
export function OnTheWay({ besides = null }: { besides?: string | null }) {
  const { data } = useQuery(transactionsQuery(useApi(), NEWEST));
  const open = (data?.rows ?? []).filter(
    ({ status, transactionId }) => standingOf(status) === 'on-its-way' && transactionId !== besides,
  );
  if (open.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="withdraw-on-the-way">
      <h2 id="withdraw-on-the-way" className={styles.title}>
        <Trans id="withdraw.on-the-way">On their way to you</Trans>
      </h2>
      <Card className={styles.card}>
        <ul className={styles.list}>
          {open.map((row) => (
            <Row key={row.transactionId} row={row} />
          ))}
        </ul>
        {besides === null ? (
          <PageLink to="transactions" className={linkClass}>
            <Trans id="withdraw.see-transactions">See your transactions</Trans>
          </PageLink>
        ) : null}
      </Card>
    </section>
  );
}

function Row({ row }: { row: Transaction }) {
  const text = useMoneyText(row.currencyCode);
  const twoTimes = useTwoTimes();
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
      <StatusBadge status={row.status} />
    </li>
  );
}
