import type { BalanceBreakdown } from '@baize/domain/balance-breakdown';
import type { WithdrawalBlock } from '@baize/domain/cashier-gates';
import { Trans } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMoney } from '../money/formatted-money.tsx';
import type { MoneyFormat } from './money-format.ts';
import { BalanceBar } from './balance-bar.tsx';
import * as styles from './balance-breakdown-view.css.ts';
import { ActiveBonusEffects } from './active-bonus-effects.tsx';
import { WithdrawalBlockList, type WithdrawalBlockListProps } from './withdrawal-block-list.tsx';

export interface BalanceBreakdownViewProps {
  explained: BalanceBreakdown;
  blocks: readonly WithdrawalBlock[];
  money: MoneyFormat;
  /** What can be done about a block, beneath its words. */
  actions?: WithdrawalBlockListProps['actions'];
  /** Where the withdrawable amount is shown: `above` if the parent shows it already. */
  withdrawableShown?: 'here' | 'above';
}

/** One bar: what is the player's own, what is bonus, what is locked, and what can be withdrawn now (beyond 10). */
export function BalanceBreakdownView({
  explained,
  blocks,
  money,
  actions,
  withdrawableShown = 'here',
}: BalanceBreakdownViewProps) {
  const { real, bonus, locked, withdrawable, activeBonus } = explained;
  return (
    <div className={styles.root}>
      {withdrawableShown === 'above' ? null : (
        <p className={styles.withdrawable}>
          <span className={styles.withdrawableLabel}>
            <Trans id="bonus.money.withdrawable">You can withdraw now</Trans>
          </span>
          <span className={styles.withdrawableAmount}>
            <FormattedMoney amount={withdrawable} {...money} />
          </span>
        </p>
      )}
      <BalanceBar explained={explained} money={money} />
      <dl className={styles.figures}>
        <Figure
          mark={withdrawable > 0 ? 'free' : 'locked'}
          name={<Trans id="bonus.money.own">Your own money</Trans>}
        >
          <FormattedMoney amount={real} {...money} />
        </Figure>
        <Figure mark="bonus" name={<Trans id="bonus.money.bonus">Bonus money</Trans>}>
          <FormattedMoney amount={bonus} {...money} />
        </Figure>
        <Figure mark="none" name={<Trans id="bonus.money.of-which-locked">Of which locked now</Trans>}>
          <FormattedMoney amount={locked} {...money} />
        </Figure>
      </dl>
      <WithdrawalBlockList blocks={blocks} actions={actions} />
      {activeBonus ? <ActiveBonusEffects active={activeBonus} money={money} /> : null}
    </div>
  );
}

function Figure(figure: {
  mark: keyof typeof styles.legendColor | 'none';
  name: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>
        {figure.mark === 'none' ? (
          <Lock size={12} aria-hidden />
        ) : (
          <span className={styles.legendColor[figure.mark]} aria-hidden />
        )}
        {figure.name}
      </dt>
      <dd className={styles.amount}>{figure.children}</dd>
    </div>
  );
}
