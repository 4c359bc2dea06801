import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { hasPromoAmount, PromoAmount, type PromoProps } from './promo-headline.tsx';
import * as css from './promo-facts.css.ts';

/** The three figures that decide whether a bonus is worth it; what it does not say is left out. */
export function PromoFacts({ promotion, currency }: PromoProps) {
  const { multiplier } = promotion;
  const told = (field: 'minDeposit' | 'maxWin') => hasPromoAmount({ promotion, currency, field });
  const amount = (field: 'minDeposit' | 'maxWin') => (
    <PromoAmount promotion={promotion} currency={currency} field={field} />
  );
  if (multiplier === null && !told('minDeposit') && !told('maxWin')) return null;
  return (
    <dl className={css.facts}>
      {multiplier === null ? null : (
        <Fact name={<Trans id="promo.fact.wagering">Wagering</Trans>}>
          <bdi dir="ltr">{multiplier} ×</bdi>
        </Fact>
      )}
      {told('minDeposit') ? (
        <Fact name={<Trans id="promo.fact.min-deposit">Deposit from</Trans>}>{amount('minDeposit')}</Fact>
      ) : null}
      {told('maxWin') ? (
        <Fact name={<Trans id="promo.fact.max-win">Highest win</Trans>}>{amount('maxWin')}</Fact>
      ) : null}
    </dl>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}
