import { bannerTitle } from '@baize/domain/promotions';
import { PageLink } from '@baize/links';
import { Alert } from '@baize/ui/alert';
import { linkClass } from '@baize/ui/link';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useMoneyFormatter } from '../money/use-money-text.ts';
import { BonusOffer } from './bonus-offer.tsx';
import { PendingBonusNote } from './pending-bonus.tsx';
import * as styles from './bonus-picker.css.ts';
import type { BonusSelection as Choice, OfferTerms } from './use-bonus-offers.ts';

export interface BonusPickerProps {
  selection: Choice;
  amount: number | null;
  currency: string;
}

/** Which bonus comes with the deposit, or none: choices of one weight, each with what it gives and what it locks (PRO-08). */
export function BonusPicker({ selection, amount, currency }: BonusPickerProps) {
  const name = useId();
  if (selection.kind === 'hidden') return null;
  if (selection.kind === 'reading') {
    return (
      <p className={styles.loading} role="status" tabIndex={-1} data-bonus-reading="">
        <Trans id="deposit.bonus.loading">Loading the bonus you chose…</Trans>
      </p>
    );
  }
  const { offers, chosen, outOfReach, missing, select } = selection;
  return (
    <fieldset className={styles.group} data-offer="" data-promo-slot="deposit.offers">
      <legend className={styles.legend}>
        <Trans id="deposit.bonus.legend">Bonus with this deposit</Trans>
      </legend>
      {missing === null ? null : (
        <Alert tone="info" announce="now">
          {missing === 'gone' ? (
            <Trans id="deposit.bonus.unavailable">
              The bonus you chose is not open to you now. This deposit goes without it.
            </Trans>
          ) : (
            <Trans id="deposit.bonus.failed">
              The bonus you chose could not be loaded. This deposit goes without it.
            </Trans>
          )}
        </Alert>
      )}
      <PendingBonusNote />
      <p className={styles.outOfReach} role="status">
        {outOfReach === null ? null : <OutOfReach terms={outOfReach} currency={currency} />}
      </p>
      <div className={styles.option}>
        <input
          id={`${name}-none`}
          type="radio"
          className={styles.radio}
          name={name}
          value=""
          checked={chosen === null}
          onChange={() => select(null)}
          aria-describedby={`${name}-none-terms`}
        />
        <label htmlFor={`${name}-none`} className={styles.name}>
          <Trans id="deposit.bonus.none">No bonus</Trans>
        </label>
        <div id={`${name}-none-terms`} className={styles.body}>
          <p className={styles.belowMinimum}>
            <Trans id="deposit.bonus.none.text">
              No bonus wagering is added. The deposit itself must still be wagered before you can withdraw.
            </Trans>
          </p>
        </div>
      </div>
      {offers.map((terms) => (
        <BonusOffer
          key={terms.offer.id}
          group={name}
          terms={terms}
          isSelected={terms === chosen}
          amount={amount}
          currency={currency}
          onSelect={() => select(terms.offer.id)}
        />
      ))}
      {offers.length === 0 ? null : (
        <PageLink to="promotions" className={`${linkClass} ${styles.terms}`}>
          <Trans id="deposit.offers.see">Terms and all promotions</Trans>
        </PageLink>
      )}
    </fieldset>
  );
}

/** The choice moved without a press: that is said where it stands, and read out. */
function OutOfReach({ terms: { offer, bonus }, currency }: { terms: OfferTerms; currency: string }) {
  const text = useMoneyFormatter(currency);
  const name = bannerTitle(offer.name);
  if (bonus.minDeposit === null)
    return (
      <Trans id="deposit.bonus.out-of-reach.plain">
        <bdi>{name}</bdi> does not come with this amount. It is chosen again once it does.
      </Trans>
    );
  const min = text(bonus.minDeposit);
  return (
    <Trans id="deposit.bonus.out-of-reach">
      <bdi>{name}</bdi> comes with deposits of {min} or more. It is chosen again from that amount on.
    </Trans>
  );
}
