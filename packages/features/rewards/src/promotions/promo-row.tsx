import { Button } from '@baize/ui/button';
import { promoStatus } from '@baize/domain/promotions';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { MoneyLockNotice } from '../bonuses/money-lock-notice.tsx';
import { IneligibilitySummary } from '../ineligibility/ineligibility-summary.tsx';
import { PromoAction } from './promo-action.tsx';
import type { PromoCardProps } from './promo-card.tsx';
import { PromoFacts } from './promo-facts.tsx';
import { PromoClaimedBadge } from './promo-claimed-badge.tsx';
import { PromoHeadline } from './promo-headline.tsx';
import { getFullTitle } from './promo-title.tsx';
import { PromoSchedule } from './promo-schedule.tsx';
import * as css from './promo-row.css.ts';

/** A promotion without a banner, or one that is closed to the player: in one row, `why` beside it or above them all. */
export function PromoRow({
  promotion,
  currency,
  viewer,
  activation,
  onDetails,
  why,
}: Omit<PromoCardProps, 'layout' | 'motifIndex'> & { why: 'told' | 'above' }) {
  const title = useId();
  const { check } = promotion;
  const barred = viewer === 'player' && promoStatus(promotion) === 'closed';
  return (
    <article className={css.row} aria-labelledby={title} data-promotion={promotion.id}>
      <div className={css.copy}>
        <h3 id={title} className={css.title}>
          <bdi>{getFullTitle(promotion)}</bdi>
        </h3>
        <p className={css.value}>
          <PromoHeadline promotion={promotion} currency={currency} />
        </p>
        <PromoFacts promotion={promotion} currency={currency} />
      </div>
      <div className={css.terms}>
        {barred && check && why === 'told' ? (
          <IneligibilitySummary {...check} until={check.until === promotion.start ? null : check.until} />
        ) : null}
        <PromoSchedule promotion={promotion} />
        <PromoClaimedBadge promotion={promotion} viewer={viewer} />
        {viewer === 'visitor' || promotion.check !== null ? null : <MoneyLockNotice bonus={promotion} />}
      </div>
      <div className={css.foot}>
        {barred ? (
          <Button variant="outline" data-details onClick={onDetails} aria-describedby={title}>
            {why === 'told' ? (
              <Trans id="promo.action.why">Why not?</Trans>
            ) : (
              <Trans id="promo.details">Details</Trans>
            )}
          </Button>
        ) : (
          <>
            {viewer === 'visitor' ? null : (
              <PromoAction
                promotion={promotion}
                currency={currency}
                viewer={viewer}
                variant="secondary"
                location="card"
                activation={activation}
              />
            )}
            <Button variant="ghost" data-details onClick={onDetails} aria-describedby={title}>
              <Trans id="promo.details">Details</Trans>
            </Button>
          </>
        )}
      </div>
    </article>
  );
}
