import { BalanceAge } from '@baize/shell/balance-age';
import { PlayerMoney } from '@baize/shell/money';
import { useWallet } from '@baize/shell/wallet';
import { balance } from './bar.css.ts';

/** What the player holds now; as of when, where it can no longer be followed (GAM-03). */
export function Balance() {
  const wallet = useWallet();
  if (!wallet) return '–';
  const { amount, currencyCode, symbol, crypto } = wallet.shown;
  return (
    <span className={balance}>
      <PlayerMoney amount={amount} currency={currencyCode} symbol={symbol} crypto={crypto} />
      <BalanceAge />
    </span>
  );
}
