import { useWallets } from '@baize/wallet';
import { BalanceAge } from '@baize/wallet/balance-age';
import { FormattedMoney } from '@baize/wallet/money';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as styles from './cashier-head.css.ts';

/** What is there already, and beside it the links of the page (look §9). */
export function BalanceRow({ children }: { children: ReactNode }) {
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
      {children}
    </>
  );
}
