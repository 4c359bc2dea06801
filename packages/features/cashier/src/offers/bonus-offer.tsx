import { bannerTitle } from '@baize/domain/promotions';
import { formatPercent } from '@baize/i18n/formats';
import { useLocale } from '@baize/page';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MoneyAmount } from '../money/money-amount.tsx';
import { useMoneyFormatter } from '../money/use-money-text.ts';
import * as styles from './bonus-picker.css.ts';
import { BonusLock } from './bonus-lock.tsx';
import { LockNote } from './lock-note.tsx';
import type { OfferTerms } from './use-bonus-offers.ts';

export interface BonusOfferProps {
  /** Names the group of choices. */
  group: string;
  terms: OfferTerms;
  isSelected: boolean;
  amount: number | null;
  currency: string;
  onSelect(): void;
}

/** One bonus to choose: what it gives for the amount, what it asks, and what it locks. */
export function BonusOffer({ group, terms, isSelected, amount, currency, onSelect }: BonusOfferProps) {
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
        checked={isSelected}
        disabled={bonus.threshold === 'below'}
        onChange={onSelect}
        aria-describedby={`${id}-terms`}
      />
      <label htmlFor={id} className={styles.name}>
        <bdi>{bannerTitle(offer.name)}</bdi>
      </label>
      <div id={`${id}-terms`} className={styles.body}>
        <OfferBenefit terms={terms} amount={amount} currency={currency} />
        <Facts terms={terms} currency={currency} />
        {bonus.threshold === 'below' ? null : (
          <LockNote>
            <BonusLock bonus={bonus} currency={currency} />
          </LockNote>
        )}
      </div>
    </div>
  );
}

function OfferBenefit({
  terms: { bonus },
  amount,
  currency,
}: Pick<BonusOfferProps, 'terms' | 'amount' | 'currency'>) {
  const text = useMoneyFormatter(currency);
  const locale = useLocale();
  const { bonusAmount, minDeposit, percent, maxBonus, threshold } = bonus;
  if (threshold === 'below' && minDeposit !== null) {
    const min = text(minDeposit);
    return (
      <p className={styles.belowMinimum}>
        <Trans id="deposit.bonus.below">Available with deposits of {min} or more.</Trans>
      </p>
    );
  }
  const share = percent === null ? null : `\u2066${formatPercent({ share: percent / 100, locale })}\u2069`;
  const limit = maxBonus === null ? null : text(maxBonus);
  const rule =
    share === null ? null : limit === null ? (
      <Trans id="deposit.bonus.rule">{share} of the deposit.</Trans>
    ) : (
      <Trans id="deposit.bonus.rule.up-to">
        {share} of the deposit, {limit} at most.
      </Trans>
    );
  if (bonusAmount === null || amount === null) return rule && <p className={styles.line}>{rule}</p>;
  const deposit = text(amount);
  return (
    <p className={styles.line}>
      <Trans id="deposit.bonus.gives">
        <strong>
          <MoneyAmount value={bonusAmount} currency={currency} />
        </strong>{' '}
        bonus for {deposit}.
      </Trans>{' '}
      {rule}
    </p>
  );
}

function Facts({ terms: { offer, bonus }, currency }: Pick<BonusOfferProps, 'terms' | 'currency'>) {
  const { minDeposit, multiplier, maxWin } = bonus;
  const days = offer.runsDays;
  if ([minDeposit, multiplier, maxWin, days].every((fact) => fact === null)) return null;
  return (
    <dl className={styles.facts}>
      {minDeposit === null ? null : (
        <Fact name={<Trans id="promo.fact.min-deposit">Deposit from</Trans>}>
          <MoneyAmount value={minDeposit} currency={currency} />
        </Fact>
      )}
      {multiplier === null ? null : (
        <Fact name={<Trans id="promo.fact.wagering">Wagering</Trans>}>
          <bdi dir="ltr">{multiplier}&nbsp;×</bdi>
        </Fact>
      )}
      {maxWin === null ? null : (
        <Fact name={<Trans id="promo.fact.max-win">Highest win</Trans>}>
          <MoneyAmount value={maxWin} currency={currency} />
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
