import { bannerTitle } from '@baize/domain/promotions';
import { Plural, Trans } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Amount } from '../money/amount.tsx';
import { useMoneyText } from '../money/use-money-text.ts';
import * as styles from './bonus-choice.css.ts';
import { BonusLock } from './bonus-lock.tsx';
import type { OfferTerms } from './use-bonus-choice.ts';

export interface BonusOfferProps {
  /** Names the group of choices. */
  group: string;
  terms: OfferTerms;
  isChosen: boolean;
  amount: number | null;
  currency: string;
  onChoose(): void;
}

/** One bonus to choose: what it gives for the amount, what it asks, and what it locks. */
export function BonusOffer({ group, terms, isChosen, amount, currency, onChoose }: BonusOfferProps) {
  const { offer, bonus } = terms;
  const id = `${group}-${offer.id}`;
  return (
    <div className={styles.option} data-bonus={offer.id}>
      <input
        id={id}
        type="radio"
        className={styles.radio}
        name={group}
        value={offer.id}
        checked={isChosen}
        disabled={bonus.reach === 'below'}
        onChange={onChoose}
        aria-describedby={`${id}-terms`}
      />
      <label htmlFor={id} className={styles.name}>
        <bdi>{bannerTitle(offer.name)}</bdi>
      </label>
      <div id={`${id}-terms`} className={styles.body}>
        <Gives terms={terms} amount={amount} currency={currency} />
        <Facts terms={terms} currency={currency} />
        {bonus.reach === 'below' ? null : (
          <p className={styles.lock}>
            <Lock size={16} aria-hidden className={styles.lockIcon} />
            <span>
              <BonusLock bonus={bonus} currency={currency} />
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

function Gives({
  terms: { bonus },
  amount,
  currency,
}: Pick<BonusOfferProps, 'terms' | 'amount' | 'currency'>) {
  const text = useMoneyText(currency);
  const { gives, least, percent, most, reach } = bonus;
  if (reach === 'below' && least !== null) {
    const min = text(least);
    return (
      <p className={styles.below}>
        <Trans id="deposit.bonus.below">Not with this amount: it comes with deposits of {min} or more.</Trans>
      </p>
    );
  }
  const share = percent === null ? null : `\u2066${percent}%\u2069`;
  const limit = most === null ? null : text(most);
  const rule =
    share === null ? null : limit === null ? (
      <Trans id="deposit.bonus.rule">{share} of the deposit.</Trans>
    ) : (
      <Trans id="deposit.bonus.rule.up-to">
        {share} of the deposit, {limit} at most.
      </Trans>
    );
  if (gives === null || amount === null) return rule && <p className={styles.line}>{rule}</p>;
  const deposit = text(amount);
  return (
    <p className={styles.line}>
      <Trans id="deposit.bonus.gives">
        <strong>
          <Amount value={gives} currency={currency} />
        </strong>{' '}
        bonus for {deposit}.
      </Trans>{' '}
      {rule}
    </p>
  );
}

function Facts({ terms: { offer, bonus }, currency }: Pick<BonusOfferProps, 'terms' | 'currency'>) {
  const { least, times, cap } = bonus;
  const days = offer.runsDays;
  if ([least, times, cap, days].every((fact) => fact === null)) return null;
  return (
    <dl className={styles.facts}>
      {least === null ? null : (
        <Fact name={<Trans id="promo.fact.min-deposit">Deposit from</Trans>}>
          <Amount value={least} currency={currency} />
        </Fact>
      )}
      {times === null ? null : (
        <Fact name={<Trans id="promo.fact.wagering">Wagering</Trans>}>
          <bdi dir="ltr">{times}&nbsp;×</bdi>
        </Fact>
      )}
      {cap === null ? null : (
        <Fact name={<Trans id="promo.fact.max-win">Highest win</Trans>}>
          <Amount value={cap} currency={currency} />
        </Fact>
      )}
      {days === null ? null : (
        <Fact name={<Trans id="deposit.bonus.expires">Expires after</Trans>}>
          <Plural id="deposit.bonus.days" value={days} one="# day" other="# days" />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.factName}>{name}</dt>
      <dd className={styles.factValue}>{children}</dd>
    </div>
  );
}
