import type { WithdrawalBlock } from '@baize/domain/cashier-gates';
import type { ExplainedMoney } from '@baize/domain/bonus-money';
import { Trans } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlayerMoney } from '../player-money.tsx';
import type { MoneyStyle } from './money-style.ts';
import { MoneyBar } from './money-bar.tsx';
import * as styles from './money-story.css.ts';
import { WhatBonusMeans } from './what-bonus-means.tsx';
import { WhyLocked, type WhyLockedProps } from './why-locked.tsx';

export interface MoneyStoryProps {
  explained: ExplainedMoney;
  blocks: readonly WithdrawalBlock[];
  money: MoneyStyle;
  /** What can be done about a block, beneath its words. */
  waysOn?: WhyLockedProps['waysOn'];
}

/** One bar: what is the player's own, what is bonus, what is locked, and what can be withdrawn now (beyond 10). */
export function MoneyStory({ explained, blocks, money, waysOn }: MoneyStoryProps) {
  const { own, bonus, locked, withdrawable, whileActive } = explained;
  return (
    <div className={styles.story}>
      <p className={styles.now}>
        <span className={styles.nowName}>
          <Trans id="bonus.money.withdrawable">You can withdraw now</Trans>
        </span>
        <span className={styles.nowAmount}>
          <PlayerMoney amount={withdrawable} {...money} />
        </span>
      </p>
      <MoneyBar explained={explained} money={money} />
      <dl className={styles.figures}>
        <Figure
          mark={withdrawable > 0 ? 'free' : 'locked'}
          name={<Trans id="bonus.money.own">Your own money</Trans>}
        >
          <PlayerMoney amount={own} {...money} />
        </Figure>
        <Figure mark="bonus" name={<Trans id="bonus.money.bonus">Bonus money</Trans>}>
          <PlayerMoney amount={bonus} {...money} />
        </Figure>
        <Figure mark="none" name={<Trans id="bonus.money.locked">Locked now</Trans>}>
          <PlayerMoney amount={locked} {...money} />
        </Figure>
      </dl>
      <WhyLocked blocks={blocks} waysOn={waysOn} />
      {whileActive ? <WhatBonusMeans active={whileActive} money={money} /> : null}
    </div>
  );
}

function Figure(figure: { mark: keyof typeof styles.mark | 'none'; name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>
        {figure.mark === 'none' ? (
          <Lock size={12} aria-hidden />
        ) : (
          <span className={styles.mark[figure.mark]} aria-hidden />
        )}
        {figure.name}
      </dt>
      <dd className={styles.amount}>{figure.children}</dd>
    </div>
  );
}
