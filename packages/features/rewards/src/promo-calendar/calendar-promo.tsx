import type { Promotion } from '@baize/api/calls/rewards';
import { promoStandingOn } from '@baize/domain/promotions';
import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useBonusWords } from '../bonuses/use-bonus-words.ts';
import { PromoFacts } from '../promotions/promo-facts.tsx';
import { PromoHad } from '../promotions/promo-had.tsx';
import { PromoHeadline } from '../promotions/promo-headline.tsx';
import { PromoPicture } from '../promotions/promo-picture.tsx';
import { wholeTitle } from '../promotions/promo-title.tsx';
import { PromoWhen } from '../promotions/promo-when.tsx';
import { WhyShort } from '../why-not/why-short.tsx';
import * as css from './calendar-promo.css.ts';

export interface CalendarPromoProps {
  promotion: Promotion;
  currency: string;
  viewer: 'visitor' | 'player';
  date: string;
  zone: string;
  turn: number | undefined;
  onDetails(): void;
}

/** A bonus on a day of the calendar: what it is worth and asks, how it stands to the player that day, its hours in both times. */
export function CalendarPromo(props: CalendarPromoProps) {
  const { promotion, currency, viewer, date, zone, turn, onDetails } = props;
  const words = useBonusWords();
  const title = useId();
  const { check } = promotion;
  const closed = viewer === 'player' && promoStandingOn({ promotion, date, zone }) === 'closed';
  return (
    <li className={css.row} data-promotion={promotion.id}>
      <span className={css.art}>
        <PromoPicture promotion={promotion} turn={turn} />
      </span>
      <div className={css.words}>
        <p className={css.worth}>
          <PromoHeadline promotion={promotion} currency={currency} />
        </p>
        <h3 id={title} className={css.title}>
          <bdi>{wholeTitle(promotion)}</bdi>
        </h3>
        <PromoFacts promotion={promotion} currency={currency} />
        <PromoWhen promotion={promotion} date={date} />
        <PromoHad promotion={promotion} viewer={viewer} />
        {closed && check ? <WhyShort {...check} /> : null}
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
