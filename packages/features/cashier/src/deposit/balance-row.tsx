import { PageLink, ModalLink } from '@baize/links';
import { linkClass } from '@baize/ui/link';
import { useWallets } from '@baize/wallet';
import { BalanceAge } from '@baize/wallet/balance-age';
import { FormattedMoney } from '@baize/wallet/money';
import { Trans, useLingui } from '@lingui/react/macro';
import * as styles from './deposit.css.ts';

/** What is there already, and beside it the ways to take it out and to limit what comes in (look §9). */
export function BalanceRow() {
  const { t } = useLingui();
  const wallet = useWallets();
  if (!wallet) return null;
  const { amount, currencyCode, symbol, crypto } = wallet.selected;
  return (
    <>
      <span className={styles.balance}>
        <span>
          <Trans id="deposit.balance">
            Balance <FormattedMoney amount={amount} currency={currencyCode} symbol={symbol} crypto={crypto} />
          </Trans>
        </span>{' '}
        <BalanceAge />
      </span>
      <PageLink to="withdraw" className={`${linkClass} ${styles.link}`}>
        {t({ id: 'nav.withdraw', message: 'Withdraw' })}
      </PageLink>
      <ModalLink modal="deposit-limit" className={`${linkClass} ${styles.link}`}>
        <Trans id="deposit.set-limit">Set a deposit limit</Trans>
      </ModalLink>
    </>
  );
}
