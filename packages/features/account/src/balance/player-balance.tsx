import { isActionBlocked } from '@baize/domain/self-exclusion';
import { blockedMessages } from '@baize/i18n/catalogue/safer-play';
import { PageLink, usePageHref } from '@baize/links';
import { usePlayer, useExclusionStatus } from '@baize/player';
import { Alert } from '@baize/ui/alert';
import { Button, buttonClass } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { BalanceAge } from '@baize/wallet/balance-age';
import { BalanceBreakdownView, useBalanceBreakdown } from '@baize/wallet/money-story';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDownToLine, Plus, ReceiptText } from 'lucide-react';
import { Link } from 'react-router';
import { CloseAccountLink } from '../layout/close-account-link.tsx';
import { RecordsSkeleton } from '../records/record-states.tsx';
import { PlatformTotals } from '../statement/platform-totals.tsx';
import * as styles from './player-balance.css.ts';
import { Wallets } from './wallets.tsx';

/** What the balance is made of, what each part is, and the ways from here; inside a `PlayerBoundary` (SES-14). */
export function PlayerBalance() {
  const { i18n, t } = useLingui();
  const safety = useExclusionStatus();
  const player = usePlayer();
  const known = useBalanceBreakdown();
  const records = usePageHref('transactions');
  if (!known || !player) return <RecordsSkeleton />;
  const shut = safety !== 'free' && isActionBlocked({ state: safety, action: 'deposit' });
  const why = safety === 'free' ? undefined : i18n._(blockedMessages[safety]);
  const deposit = t({ id: 'nav.deposit', message: 'Deposit' });
  return (
    <div className={styles.sections}>
      {why === undefined ? null : <Alert tone="info">{why}</Alert>}
      <Card as="section" aria-label={t({ id: 'nav.balance', message: 'Balance' })}>
        <BalanceBreakdownView {...known} />
        <BalanceAge />
        <dl className={styles.parts}>
          <div>
            <dt className={styles.part}>
              <Trans id="bonus.money.own">Your own money</Trans>
            </dt>
            <dd className={styles.what}>
              <Trans id="balance.own.what">Your deposits and winnings, less stakes and withdrawals.</Trans>
            </dd>
          </div>
          <div>
            <dt className={styles.part}>
              <Trans id="bonus.money.bonus">Bonus money</Trans>
            </dt>
            <dd className={styles.what}>
              <Trans id="balance.bonus.what">
                Bonus money to play with. It becomes your own once the bonus is wagered, and is lost if you
                give the bonus up.
              </Trans>
            </dd>
          </div>
          <div>
            <dt className={styles.part}>
              <Trans id="bonus.money.locked">Locked now</Trans>
            </dt>
            <dd className={styles.what}>
              <Trans id="balance.locked.what">
                Cannot be withdrawn at the moment. Where anything is locked, the reason is shown above.
              </Trans>
            </dd>
          </div>
        </dl>
        <p className={styles.actions}>
          <PageLink to="withdraw" className={buttonClass({ variant: 'secondary' })}>
            <ArrowDownToLine aria-hidden />
            {t({ id: 'nav.withdraw', message: 'Withdraw' })}
          </PageLink>
          {shut ? (
            <Button variant="outline" disabled title={why} icon={<Plus />}>
              {deposit}
            </Button>
          ) : (
            <PageLink to="deposit" className={buttonClass({ variant: 'outline' })}>
              <Plus aria-hidden />
              {deposit}
            </PageLink>
          )}
          {records === null ? null : (
            <Link to={`${records}?view=statement`} className={buttonClass({ variant: 'outline' })}>
              <ReceiptText aria-hidden />
              {t({ id: 'statement.title', message: 'Statement' })}
            </Link>
          )}
        </p>
      </Card>
      <Wallets />
      <PlatformTotals />
      <CloseAccountLink />
    </div>
  );
}
