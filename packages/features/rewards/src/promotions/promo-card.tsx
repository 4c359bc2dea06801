import type { Promotion } from '@baize/api/endpoints/rewards';
import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { MoneyLockNotice } from '../bonuses/money-lock-notice.tsx';
import { useBonusLabels } from '../bonuses/use-bonus-labels.ts';
import { PromoAction, type PromoViewer, type PromoActivation } from './promo-action.tsx';
import { PromoFacts } from './promo-facts.tsx';
import { PromoClaimedBadge } from './promo-claimed-badge.tsx';
import { PromoHeadline } from './promo-headline.tsx';
import { PromoImage } from './promo-image.tsx';
import { PromoTitle } from './promo-title.tsx';
import { PromoSchedule } from './promo-schedule.tsx';
import * as css from './promo-card.css.ts';

export interface PromoCardProps {
  promotion: Promotion;
  currency: string;
  viewer: PromoViewer;
  activation?: PromoActivation | undefined;
  /** `first` is the wide one with the page's main action, `one` stands among others. */
  layout: 'first' | 'one';
  /** Of its kind in the list. */
  motifIndex?: number | undefined;
  onDetails(): void;
}

/** A promotion: what it is worth first, then what it asks, when it holds, and what can be done. */
export function PromoCard({
  promotion,
  currency,
  viewer,
  activation,
  layout,
  motifIndex,
  onDetails,
}: PromoCardProps) {
  const words = useBonusLabels();
  const title = useId();
  // The others stand under the heading of their kind.
  const Title = layout === 'first' ? 'h2' : 'h3';
  return (
    <article className={css.card[layout]} aria-labelledby={title} data-promotion={promotion.id}>
      <div className={css.art[layout]}>
        <PromoImage promotion={promotion} motifIndex={motifIndex} />
        <Badge tone="picture" className={css.badge}>
          {words.type(promotion.type)}
        </Badge>
      </div>
      <div className={css.inside[layout]}>
        <div className={css.copy[layout]}>
          <p className={css.headline[layout]}>
            <PromoHeadline promotion={promotion} currency={currency} />
          </p>
          <Title id={title} className={css.title}>
            <PromoTitle promotion={promotion} />
          </Title>
          <p className={css.text}>
            <bdi>{promotion.description ?? promotion.banner?.text}</bdi>
          </p>
        </div>
        <PromoFacts promotion={promotion} currency={currency} />
        <PromoSchedule promotion={promotion} />
        <PromoClaimedBadge promotion={promotion} viewer={viewer} />
        {viewer === 'visitor' || promotion.check !== null ? null : <MoneyLockNotice bonus={promotion} />}
        <div className={css.foot}>
          {viewer === 'visitor' && layout === 'one' ? null : (
            <PromoAction
              promotion={promotion}
              currency={currency}
              viewer={viewer}
              variant={layout === 'first' ? 'primary' : 'secondary'}
              location="card"
              activation={activation}
            />
          )}
          <Button
            variant={viewer === 'visitor' && layout === 'one' ? 'secondary' : 'ghost'}
            data-details
            onClick={onDetails}
            aria-describedby={title}
          >
            <Trans id="promo.details">Details</Trans>
          </Button>
        </div>
      </div>
    </article>
  );
}
