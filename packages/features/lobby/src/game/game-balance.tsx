import { useWallets } from '@baize/wallet';
import { BalanceAge } from '@baize/wallet/balance-age';
import { FormattedMoney } from '@baize/wallet/money';
import { balance } from './game-toolbar.css.ts';

/** What the player holds now; as of when, where it can no longer be followed (GAM-03). */
export function GameBalance() {
  const wallet = useWallets();
  if (!wallet) return '–';
  const { amount, currencyCode, symbol, crypto } = wallet.selected;
  return (
    <span className={balance}>
      <FormattedMoney amount={amount} currency={currencyCode} symbol={symbol} crypto={crypto} />
      <BalanceAge />
    </span>
  );
}
