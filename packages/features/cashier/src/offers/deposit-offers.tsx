import type { Promotion } from '@baize/api/calls/rewards';
import type { AllBonusAsk } from '@baize/api/calls/rewards';
import { allBonusQuery } from '@baize/api/queries/all-bonus';
import { bannerTitle, promoStanding } from '@baize/domain/promotions';
import { PageLink } from '@baize/shell/links';
import { useApi, usePromoSilence } from '@baize/shell/player';
import { Card } from '@baize/ui/card';
import { linkClass } from '@baize/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useMoneyText } from '../money/use-money-text.ts';
import * as styles from './deposit-offers.css.ts';
import { useDepositAsk } from './use-deposit-ask.ts';

/** What comes with a deposit, under the form; nothing for players who may not be shown offers (PRO-08, beyond 15). */
export function DepositOffers({ currency }: { currency: string }) {
  const silence = usePromoSilence();
  const ask = useDepositAsk(currency);
  return silence.kind === 'open' && ask ? <OffersOf ask={ask} currency={currency} /> : null;
}

function OffersOf({ ask, currency }: { ask: AllBonusAsk; currency: string }) {
  const { t } = useLingui();
  const offers = useInfiniteQuery(allBonusQuery(useApi(), ask));
  const open = (offers.data?.rows ?? []).filter((row) => promoStanding(row) === 'open');
  if (open.length === 0) return null;
  return (
    <Card
      as="section"
      className={styles.offers}
      data-offer=""
      data-promo-slot="deposit.offers"
      aria-label={t({ id: 'deposit.offers.label', message: 'Offers with a deposit' })}
    >
      <h2 className={styles.title}>
        <Trans id="deposit.offers.title">Comes with a deposit, if you want it</Trans>
      </h2>
      <ul className={styles.list}>
        {open.map((offer) => (
          <Offer key={offer.id} offer={offer} currency={currency} />
        ))}
      </ul>
      <PageLink to="promotions" className={`${linkClass} ${styles.way}`}>
        <Trans id="deposit.offers.see">Terms and all promotions</Trans>
      </PageLink>
    </Card>
  );
}

function Offer({ offer, currency }: { offer: Promotion; currency: string }) {
  const text = useMoneyText(offer.currencyCode ?? currency);
  const { banner, name, minDeposit, multiplier } = offer;
  const min = minDeposit === null ? null : text(minDeposit);
  return (
    <li className={styles.offer}>
      <Gift size={20} className={styles.icon} aria-hidden />
      <span>
        <bdi className={styles.name}>{bannerTitle(banner?.bannerTitle ?? name)}</bdi>
        <span className={styles.terms}>
          {min === null ? null : <Trans id="deposit.offers.from">From a deposit of {min}.</Trans>}{' '}
          {multiplier === null ? null : (
            <Trans id="deposit.offers.wager">To be wagered {multiplier} times.</Trans>
          )}
        </span>
      </span>
    </li>
  );
}
