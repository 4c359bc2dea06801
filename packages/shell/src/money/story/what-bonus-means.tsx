import type { ActiveBonusMoney } from '@baize/domain/bonus-money';
import { Plural, Trans } from '@lingui/react/macro';
import { Gift, TriangleAlert, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlayerMoney } from '../player-money.tsx';
import type { MoneyStyle } from './money-style.ts';
import { SpinsGo } from './spins-go.tsx';
import * as styles from './money-story.css.ts';

/** What the running bonus adds, what withdrawing would cost, and its cap, before anything more is played. */
export function WhatBonusMeans({ active, money }: { active: ActiveBonusMoney; money: MoneyStyle }) {
  const { adds, keeps, withdrawableThen, cap, overCap } = active;
  const amount = (value: number) => (
    <strong className={styles.strong}>
      <PlayerMoney amount={value} {...money} />
    </strong>
  );
  return (
    <ul className={styles.meanings}>
      {adds > 0 ? (
        <Meaning icon={<Gift size={20} aria-hidden />}>
          <Trans id="bonus.money.adds">This bonus added {amount(adds)} to what you play with.</Trans>
        </Meaning>
      ) : null}
      <Meaning icon={<Undo2 size={20} aria-hidden />}>
        <Loses active={active} amount={amount} />{' '}
        {withdrawableThen === 0 && keeps > 0 ? (
          <Trans id="bonus.cancel.then.locked">
            It still cannot be withdrawn at once: something other than this bonus stands against it.
          </Trans>
        ) : null}
      </Meaning>
      {cap === null ? null : (
        <Meaning icon={<TriangleAlert size={20} aria-hidden />} {...(overCap > 0 && { tone: 'over' })}>
          <Trans id="bonus.money.cap">
            At most {amount(cap)} of this bonus can become your own money, however long you play on.
          </Trans>{' '}
          {overCap > 0 ? (
            <Trans id="bonus.money.over-cap">
              You hold {amount(overCap)} more than that: it goes back to the house in the end.
            </Trans>
          ) : null}
        </Meaning>
      )}
    </ul>
  );
}

/** What giving it up would cost: bonus money, free spins, both or nothing; what is not lost is not named. */
function Loses({ active, amount }: { active: ActiveBonusMoney; amount(value: number): ReactNode }) {
  const { loses, losesSpins, keeps } = active;
  if (loses > 0) {
    return (
      <>
        <Trans id="bonus.money.loses">
          To withdraw now you would have to give it up: you would lose {amount(loses)} of bonus money and keep{' '}
          {amount(keeps)} of your own.
        </Trans>
        {losesSpins > 0 ? (
          <>
            {' '}
            <SpinsGo spins={losesSpins} />
          </>
        ) : null}
      </>
    );
  }
  if (losesSpins > 0) {
    return (
      <Trans id="bonus.money.loses.spins">
        To withdraw now you would have to give it up: you would lose{' '}
        <Plural value={losesSpins} one="# free spin that is left" other="# free spins that are left" /> and
        keep {amount(keeps)} of your own.
      </Trans>
    );
  }
  return (
    <Trans id="bonus.money.loses.nothing">
      To withdraw now you would have to give it up. You hold nothing of it now: you would keep {amount(keeps)}{' '}
      of your own.
    </Trans>
  );
}

function Meaning(meaning: { icon: ReactNode; tone?: 'over'; children: ReactNode }) {
  return (
    <li className={styles.meaning[meaning.tone ?? 'plain']}>
      <span className={styles.meaningIcon}>{meaning.icon}</span>
      <p className={styles.words}>{meaning.children}</p>
    </li>
  );
}
