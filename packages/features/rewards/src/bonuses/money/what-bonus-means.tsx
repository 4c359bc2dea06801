import type { ActiveBonusMoney } from '@baize/domain/bonus-money';
import { Trans } from '@lingui/react/macro';
import { Gift, TriangleAlert, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Amount } from '../../calendar/amount.tsx';
import type { MoneyStyle } from '../../calendar/money-style.ts';
import * as styles from './money-story.css.ts';

/** What the running bonus adds, what withdrawing would cost, and its cap, before anything more is played. */
export function WhatBonusMeans({ active, money }: { active: ActiveBonusMoney; money: MoneyStyle }) {
  const { adds, loses, keeps, withdrawableThen, cap, overCap } = active;
  const amount = (value: number) => (
    <strong className={styles.strong}>
      <Amount value={value} money={money} />
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
        <Trans id="bonus.money.loses">
          To withdraw now you would have to give it up: you would lose {amount(loses)} of bonus money and keep{' '}
          {amount(keeps)} of your own.
        </Trans>{' '}
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

function Meaning(meaning: { icon: ReactNode; tone?: 'over'; children: ReactNode }) {
  return (
    <li className={styles.meaning[meaning.tone ?? 'plain']}>
      <span className={styles.meaningIcon}>{meaning.icon}</span>
      <p className={styles.words}>{meaning.children}</p>
    </li>
  );
}
