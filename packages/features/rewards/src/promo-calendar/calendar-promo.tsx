import type { Promotion } from '@baize/api/endpoints/rewards';
import { promoStatusOn } from '@baize/domain/promotions';
import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useBonusLabels } from '../bonuses/use-bonus-labels.ts';
import { PromoFacts } from '../promotions/promo-facts.tsx';
import { PromoClaimedBadge } from '../promotions/promo-claimed-badge.tsx';
import { PromoHeadline } from '../promotions/promo-headline.tsx';
import { PromoImage } from '../promotions/promo-image.tsx';
import { getFullTitle } from '../promotions/promo-title.tsx';
import { PromoSchedule } from '../promotions/promo-schedule.tsx';
import { IneligibilitySummary } from '../ineligibility/ineligibility-summary.tsx';
import * as css from './calendar-promo.css.ts';

export interface CalendarPromoProps {
  promotion: Promotion;
  currency: string;
  viewer: 'visitor' | 'player';
  date: string;
  zone: string;
  motifIndex: number | undefined;
  onDetails(): void;
}

/** A bonus on a day of the calendar: what it is worth and asks, how it stands to the player that day, its hours in both times. */
export function CalendarPromo(props: CalendarPromoProps) {
  const { promotion, currency, viewer, date, zone, motifIndex, onDetails } = props;
  const words = useBonusLabels();
  const title = useId();
  const { check } = promotion;
  const closed = viewer === 'player' && promoStatusOn({ promotion, date, zone }) === 'closed';
  return (
    <li className={css.row} data-promotion={promotion.id}>
      <span className={css.art}>
        <PromoImage promotion={promotion} motifIndex={motifIndex} />
      </span>
      <div className={css.copy}>
        <p className={css.value}>
          <PromoHeadline promotion={promotion} currency={currency} />
        </p>
        <h3 id={title} className={css.title}>
          <bdi>{getFullTitle(promotion)}</bdi>
        </h3>
        <PromoFacts promotion={promotion} currency={currency} />
        <PromoSchedule promotion={promotion} date={date} />
        <PromoClaimedBadge promotion={promotion} viewer={viewer} />
        {closed && check ? <IneligibilitySummary {...check} /> : null}
      </div>
      <div className={css.side}>
        <Badge>{words.type(promotion.type)}</Badge>
        <Button
          variant={closed ? 'outline' : 'secondary'}
          size="small"
          data-details
          onClick={onDetails}
          aria-describedby={title}
        >
          {closed ? <Trans id="promo.action.why">Why not?</Trans> : <Trans id="promo.details">Details</Trans>}
        </Button>
      </div>
    </li>
  );
}
