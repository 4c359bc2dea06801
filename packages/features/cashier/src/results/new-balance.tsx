import type { UserDetails } from '@baize/api/endpoints/session';
import { userDetailsQuery } from '@baize/api/queries/user-details';
import { wageringConditions, type WageringConditions } from '@baize/domain/wagering-conditions';
import { useApi, usePlayer } from '@baize/player';
import { Skeleton } from '@baize/ui/skeleton';
import { useWallets } from '@baize/wallet';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { wageringLeftOf } from '../gates/use-can-withdraw.ts';
import { MoneyAmount } from '../money/money-amount.tsx';
import { useMoneyFormatter } from '../money/use-money-text.ts';
import * as styles from '../receipt/result.css.ts';

interface NewBalanceProps {
  currency: string;
  /** Whether a bonus came with this deposit: its lines then have their room from the start. */
  hasBonus: boolean;
}

/**
 * The balance once a deposit is credited, the active bonus, which need not have come with it, and all that is to be wagered before
 * a withdrawal. Its room is reserved while the player is read again: the old figures would be wrong.
 */
export function NewBalance({ currency, hasBonus }: NewBalanceProps) {
  const { isFetchedAfterMount, isRefetchError } = useQuery(userDetailsQuery(useApi()));
  const player = usePlayer();
  const wallet = useWallets()?.wallets.find(({ currencyCode }) => currencyCode === currency) ?? null;
  if (isRefetchError || (isFetchedAfterMount && wallet === null)) return null;
  const isRead = isFetchedAfterMount && wallet !== null && player !== null;
  const latest = player && getConditions(player, currency);
  const conditions = isRead ? latest : null;
  return (
    <div className={styles.balance}>
      <BalanceLine
        name={<Trans id="deposit.result.balance">New balance</Trans>}
        amount={isRead ? <MoneyAmount value={wallet.amount} currency={currency} /> : 'pending'}
      />
      {latest?.bonus || (hasBonus && !isRead) ? (
        <BonusLines
          origin={hasBonus ? 'this-deposit' : 'earlier'}
          conditions={conditions}
          currency={currency}
          bonusCurrency={player?.activeBonus?.currencyCode ?? currency}
        />
      ) : (
        <DepositCondition amount={conditions?.depositLeft ?? 0} currency={currency} />
      )}
    </div>
  );
}

/** A wallet's own deposits; the bonus is one in the player's own currency. */
function getConditions(player: UserDetails, currency: string): WageringConditions {
  const isOwn = player.getUser.currencyCode === currency;
  return wageringConditions({
    wageringLeft: wageringLeftOf(player, currency),
    activeBonus: isOwn ? player.activeBonus : null,
  });
}

function DepositCondition({ amount, currency }: { amount: number; currency: string }) {
  const left = useMoneyFormatter(currency)(amount);
  return (
    <p className={styles.wagering}>
      {amount === 0 ? null : (
        <Trans id="deposit.result.wagering">{left} is to be wagered before you can withdraw.</Trans>
      )}
    </p>
  );
}

interface BonusLinesProps {
  origin: 'this-deposit' | 'earlier';
  /** Null while they are read again. */
  conditions: WageringConditions | null;
  currency: string;
  bonusCurrency: string;
}

function BonusLines({ origin, conditions, currency, bonusCurrency }: BonusLinesProps) {
  const bonus = conditions?.bonus ?? null;
  const name = <bdi>{bonus?.name}</bdi>;
  const money = (value: number | null, of: string) =>
    value === null ? null : <MoneyAmount value={value} currency={of} />;
  return (
    <>
      <BalanceLine
        name={
          bonus === null ? (
            <Skeleton width={128} />
          ) : origin === 'this-deposit' ? (
            <Trans id="deposit.result.bonus">Bonus: {name}</Trans>
          ) : (
            <Trans id="deposit.result.bonus.active">Active bonus: {name}</Trans>
          )
        }
        amount={bonus ? money(bonus.amount, bonusCurrency) : 'pending'}
      />
      <BalanceLine
        name={<Trans id="deposit.result.wager.deposits">To wager for your deposits</Trans>}
        amount={conditions ? money(conditions.depositLeft, currency) : 'pending'}
      />
      {bonus?.left === null ? null : (
        <BalanceLine
          name={<Trans id="deposit.result.wager.bonus">To wager for the bonus</Trans>}
          amount={bonus ? money(bonus.left, bonusCurrency) : 'pending'}
        />
      )}
      <p className={styles.wagering}>
        <Trans id="deposit.result.wager.all">You can withdraw once all of it is wagered.</Trans>
      </p>
    </>
  );
}

interface BalanceLineProps {
  name: ReactNode;
  /** An empty box while it is `pending`. */
  amount: ReactElement | 'pending' | null;
}

function BalanceLine({ name, amount }: BalanceLineProps) {
  return (
    <p className={styles.balanceLine}>
      <span className={styles.name}>{name}</span>
      {amount === 'pending' ? <Skeleton width={96} height={24} /> : null}
      {amount === null || amount === 'pending' ? null : (
        <strong className={styles.balanceAmount}>{amount}</strong>
      )}
    </p>
  );
}
