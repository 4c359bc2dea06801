import { ModalLink, PageLink } from '@baize/links';
import { linkClass } from '@baize/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import * as styles from './cashier-head.css.ts';

const link = `${linkClass} ${styles.link}`;

/** The ways to take money out and to limit what comes in. */
export function DepositHeadLinks() {
  const { t } = useLingui();
  return (
    <>
      <PageLink to="withdraw" className={link}>
        {t({ id: 'nav.withdraw', message: 'Withdraw' })}
      </PageLink>
      <ModalLink modal="deposit-limit" className={link}>
        <Trans id="deposit.set-limit">Set a deposit limit</Trans>
      </ModalLink>
    </>
  );
}

/** Where earlier payments are; nothing that leads who withdraws to a deposit. */
export function WithdrawHeadLinks() {
  return (
    <PageLink to="transactions" className={link}>
      <Trans id="account.transactions">Transactions</Trans>
    </PageLink>
  );
}
