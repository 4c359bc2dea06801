import type { ActiveBonusImpact } from '@baize/domain/balance-breakdown';
import { Plural, Trans } from '@lingui/react/macro';
import { Gift, TriangleAlert, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMoney } from '../money/formatted-money.tsx';
import type { MoneyFormat } from './money-format.ts';
import { LostSpinsNote } from './lost-spins-note.tsx';
import * as styles from './balance-breakdown-view.css.ts';

/** What the running bonus adds, what withdrawing would cost, and its cap, before anything more is played. */
export function ActiveBonusEffects({ active, money }: { active: ActiveBonusImpact; money: MoneyFormat }) {
  const { bonusAmount, remaining, withdrawableAfter, maxWin, aboveMaxWin } = active;
  const amount = (value: number) => (
    <strong className={styles.strong}>
      <FormattedMoney amount={value} {...money} />
    </strong>
  );
  return (
    <ul className={styles.effects}>
      {bonusAmount > 0 ? (
        <Effect icon={<Gift size={20} aria-hidden />}>
          <Trans id="bonus.money.adds">This bonus added {amount(bonusAmount)} to what you play with.</Trans>
        </Effect>
      ) : null}
      <Effect icon={<Undo2 size={20} aria-hidden />}>
        <WithdrawalCost active={active} amount={amount} />{' '}
        {withdrawableAfter === 0 && remaining > 0 ? (
          <Trans id="bonus.cancel.then.locked">
            It still cannot be withdrawn at once: another restriction applies.
          </Trans>
        ) : null}
      </Effect>
      {maxWin === null ? null : (
        <Effect icon={<TriangleAlert size={20} aria-hidden />} {...(aboveMaxWin > 0 && { tone: 'over' })}>
          <Trans id="bonus.money.cap">
            At most {amount(maxWin)} of this bonus can become your own money, however long you play on.
          </Trans>{' '}
          {aboveMaxWin > 0 ? (
            <Trans id="bonus.money.over-cap">
              You hold {amount(aboveMaxWin)} more than that: it is removed when the bonus ends.
            </Trans>
          ) : null}
        </Effect>
      )}
    </ul>
  );
}

/** What giving it up would cost: bonus money, free spins, both or nothing; what is not lost is not named. */
function WithdrawalCost({ active, amount }: { active: ActiveBonusImpact; amount(value: number): ReactNode }) {
  const { forfeitedBonus, forfeitedSpins, remaining } = active;
  if (forfeitedBonus > 0) {
    return (
      <>
        <Trans id="bonus.money.loses">
          To withdraw now you would have to give it up: you would lose {amount(forfeitedBonus)} of bonus money
          and keep {amount(remaining)} of your own.
        </Trans>
        {forfeitedSpins > 0 ? (
          <>
            {' '}
            <LostSpinsNote spins={forfeitedSpins} />
          </>
        ) : null}
      </>
    );
  }
  if (forfeitedSpins > 0) {
    return (
      <Trans id="bonus.money.loses.spins">
        To withdraw now you would have to give it up: you would lose{' '}
        <Plural value={forfeitedSpins} one="# free spin that is left" other="# free spins that are left" />{' '}
        and keep {amount(remaining)} of your own.
      </Trans>
    );
  }
  return (
    <Trans id="bonus.money.loses.nothing">
      To withdraw now you would have to give it up. You hold nothing of it now: you would keep{' '}
      {amount(remaining)} of your own.
    </Trans>
  );
}

function Effect(meaning: { icon: ReactNode; tone?: 'over'; children: ReactNode }) {
  return (
    <li className={styles.effect[meaning.tone ?? 'plain']}>
      <span className={styles.effectIcon}>{meaning.icon}</span>
      <p className={styles.effectText}>{meaning.children}</p>
    </li>
  );
}
