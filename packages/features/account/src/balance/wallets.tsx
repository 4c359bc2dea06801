import { currencyWallets } from '@baize/domain/wallet';
import { usePage } from '@baize/page';
import { usePlayer } from '@baize/player';
import { Card } from '@baize/ui/card';
import { FormattedMoney } from '@baize/wallet/money';
import { Trans } from '@lingui/react/macro';
import * as styles from './player-balance.css.ts';

/** Every currency the player holds, own and bonus money apart; nothing where there is one. */
export function Wallets() {
  const player = usePlayer();
  const { settings } = usePage();
  if (!player) return null;
  const { isCrypto, currencySymbol } = player;
  const purses = currencyWallets({ wallet: player.getUser.userWallet, isCrypto });
  if (purses.length < 2) return null;
  const main = purses[0]?.currencyCode ?? '';
  return (
    <Card as="section" aria-labelledby="balance-wallets">
      <h2 id="balance-wallets" className={styles.title}>
        <Trans id="balance.wallets">Your wallets</Trans>
      </h2>
      <ul className={styles.wallets}>
        {purses.map(({ currencyCode: currency, amount, bonusAmount, crypto }, place) => {
          const money = { currency, crypto, symbol: place === 0 ? currencySymbol : null };
          return (
            <li key={currency} className={styles.wallet}>
              <span className={styles.code}>{currency}</span>
              <span className={styles.amount}>
                <FormattedMoney amount={amount} {...money} />
              </span>
              <span className={styles.what}>
                <Trans id="balance.wallet.bonus">
                  and <FormattedMoney amount={bonusAmount} {...money} /> of bonus money
                </Trans>
              </span>
            </li>
          );
        })}
      </ul>
      {settings.useMultiWallet ? null : (
        <p className={styles.what}>
          <Trans id="balance.wallets.main-only">
            Deposits, withdrawals and games use {main} here. Ask support about money in another currency.
          </Trans>
        </p>
      )}
    </Card>
  );
}
