import { usePlayer } from '@baize/player';
import { useMoneyFormatter } from '@baize/wallet/money-text';
import { TotalsCard } from './totals-card.tsx';

/** The player's totals, inside a `PlayerBoundary`. */
export function PlatformTotals() {
  const player = usePlayer();
  const text = useMoneyFormatter(player?.getUser.userWallet.currencyCode ?? '');
  return (
    <TotalsCard
      totalDeposit={player ? text(player.totalDeposit) : null}
      totalSpend={player ? text(player.totalSpend) : null}
    />
  );
}
