import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { ActivateBonusDialogs } from '../bonuses/activate/activate-bonus-dialogs.tsx';
import { useActivateBonus } from '../bonuses/activate/use-activate-bonus.ts';
import { DEMO_MONEY } from '../money/money-style.ts';
import type { PromoActivation } from './promo-action.tsx';
import { PromoGate } from './promo-gate.tsx';
import { PromoList, type PromoListProps } from './promo-list.tsx';
import { PromosError, PromosOffline, PromosSkeleton } from './promo-states.tsx';
import { usePromotions, type Promotions } from './use-promotions.ts';
import * as css from './live-offers.css.ts';

/** What the house gives without a deposit today, as the promotions page shows it. */
export function LiveOffers({ viewer, fallback }: { viewer: 'visitor' | 'player'; fallback: ReactNode }) {
  return (
    <PromoGate viewer={viewer} waiting={fallback}>
      {(currency) =>
        viewer === 'player' ? <PlayerOffers currency={currency} /> : <Offers viewer="visitor" />
      }
    </PromoGate>
  );
}

function PlayerOffers({ currency }: { currency: string | undefined }) {
  const activating = useActivateBonus();
  const { pending, activate } = activating;
  return (
    <>
      <Offers viewer="player" currency={currency} taking={{ pending, activate }} />
      <ActivateBonusDialogs activation={activating} />
    </>
  );
}

function Offers(ask: {
  viewer: 'visitor' | 'player';
  currency?: string | undefined;
  taking?: PromoActivation;
}) {
  const { viewer, currency, taking } = ask;
  const title = useId();
  const promotions = usePromotions({ type: 'no_deposit', currency });
  return (
    <section aria-labelledby={title} className={css.offers} data-promo-slot="free-money.offers">
      <h2 id={title} className={css.title}>
        <Trans id="promo.free-money.title">Without a deposit</Trans>
      </h2>
      <OffersOf
        promotions={promotions}
        currency={currency ?? DEMO_MONEY.currency}
        viewer={viewer}
        activation={taking}
      />
    </section>
  );
}

function OffersOf({
  promotions,
  ...list
}: Pick<PromoListProps, 'currency' | 'viewer' | 'activation'> & { promotions: Promotions }) {
  switch (promotions.kind) {
    case 'waiting':
      return <PromosSkeleton />;
    case 'offline':
      return <PromosOffline />;
    case 'failed':
      return <PromosError onRetry={promotions.retry} />;
    case 'known':
      if (promotions.rows.length > 0) return <PromoList promotions={promotions} {...list} kind="known" />;
      return (
        <p className={css.none}>
          <Trans id="promo.none-of-type.title">None of this kind today</Trans>
        </p>
      );
  }
}
