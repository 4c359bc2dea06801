import { userDetailsQuery } from '@baize/api/queries/user-details';
import { useApi, usePlayer } from '@baize/shell/player';
import { useWallets } from '@baize/shell/wallet';
import { Skeleton } from '@baize/ui/skeleton';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MoneyAmount } from '../money/money-amount.tsx';
import { useMoneyFormatter } from '../money/use-money-text.ts';
import * as styles from './result.css.ts';

/** The balance once a deposit is credited. Its room is reserved while it is read again: the old figure would be wrong. */
export function NewBalance({ currency }: { currency: string }) {
  const { isFetchedAfterMount, isRefetchError } = useQuery(userDetailsQuery(useApi()));
  const player = usePlayer();
  const text = useMoneyFormatter(currency);
  const wallet = useWallets()?.wallets.find(({ currencyCode }) => currencyCode === currency) ?? null;
  if (isRefetchError || (isFetchedAfterMount && wallet === null)) return null;
  const isOwn = player?.getUser.currencyCode === currency;
  const wagering = isOwn && isFetchedAfterMount ? Math.max(0, player.wageringLeft ?? 0) : 0;
  const left = text(wagering);
  return (
    <div className={styles.balance}>
      <p className={styles.balanceLine}>
        <span className={styles.name}>
          <Trans id="deposit.result.balance">New balance</Trans>
        </span>
        {isFetchedAfterMount && wallet !== null ? (
          <strong className={styles.balanceAmount}>
            <MoneyAmount value={wallet.amount} currency={currency} />
          </strong>
        ) : (
          <Skeleton width={96} height={24} />
        )}
      </p>
      <p className={styles.wagering}>
        {wagering === 0 ? null : (
          <Trans id="deposit.result.wagering">{left} is to be wagered before you can withdraw.</Trans>
        )}
      </p>
    </div>
  );
}
