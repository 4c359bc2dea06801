import type { BonusLabel } from '@baize/api/endpoints/rewards';
import { formatPercent } from '@baize/i18n/formats';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { getBonusAmounts } from './bonus-money.ts';
import { BothAmounts } from './fact-value.tsx';
import * as styles from './bonus-card.css.ts';

/** The terms that decide what a bonus is worth, in one line. */
export function BonusTerms({ bonus, currency }: { bonus: BonusLabel; currency: string }) {
  const { i18n } = useLingui();
  const percent = formatPercent({ share: (bonus.depositBonusPercent ?? 0) / 100, locale: i18n.locale });
  const amount = (field: 'maxBonusThreshold' | 'minDeposit' | 'bonusAmount') => (
    <BothAmounts amounts={getBonusAmounts(bonus, field, currency)} />
  );
  const times = `${bonus.multiplier ?? 0}\u00a0×`;
  const spins = bonus.freeSpinsQuantity ?? 0;
  const parts: ReactNode[] = [];
  if (bonus.depositBonusPercent !== null)
    parts.push(
      bonus.maxBonusThreshold === null ? (
        <Trans id="bonus.terms.percent">
          <bdi dir="ltr">{percent}</bdi> of your deposit
        </Trans>
      ) : (
        <Trans id="bonus.terms.percent-up-to">
          <bdi dir="ltr">{percent}</bdi> of your deposit, up to {amount('maxBonusThreshold')}
        </Trans>
      ),
    );
  else if ((bonus.bonusAmount ?? 0) > 0) parts.push(amount('bonusAmount'));
  if (spins > 0)
    parts.push(<Plural id="bonus.history.spins" value={spins} one="# free spin" other="# free spins" />);
  if (bonus.game !== null) parts.push(<bdi>{bonus.game}</bdi>);
  if (bonus.multiplier !== null)
    parts.push(
      <Trans id="bonus.terms.multiplier">
        wagered <bdi dir="ltr">{times}</bdi>
      </Trans>,
    );
  if (bonus.minDeposit !== null)
    parts.push(<Trans id="bonus.terms.min-deposit">deposit of {amount('minDeposit')} or more</Trans>);
  if (parts.length === 0) return null;
  return (
    <p className={styles.terms}>
      {parts.map((part, place) => (
        <span key={place}>
          {place === 0 ? null : ' · '}
          {part}
        </span>
      ))}
    </p>
  );
}
