import type { Promotion } from '@baize/api/calls/rewards';
import { Badge } from '@baize/ui/badge';
import { useBonusWords } from '../bonuses/use-bonus-words.ts';
import { PromoFacts } from '../promotions/promo-facts.tsx';
import { PromoHeadline } from '../promotions/promo-headline.tsx';
import { PromoPicture } from '../promotions/promo-picture.tsx';
import { wholeTitle } from '../promotions/promo-title.tsx';
import { PromoWhen } from '../promotions/promo-when.tsx';
import * as css from './calendar-promo.css.ts';

/** A bonus on a day of the calendar: what it is worth, what it asks, and its hours on that day in both times. */
export function CalendarPromo({
  promotion,
  currency,
  date,
  turn,
}: {
  promotion: Promotion;
  currency: string;
  date: string;
  turn: number | undefined;
}) {
  const words = useBonusWords();
  return (
    <li className={css.row} data-promotion={promotion.id}>
      <span className={css.art}>
        <PromoPicture promotion={promotion} turn={turn} />
      </span>
      <div className={css.words}>
        <p className={css.worth}>
          <PromoHeadline promotion={promotion} currency={currency} />
        </p>
        <h3 className={css.title}>
          <bdi>{wholeTitle(promotion)}</bdi>
        </h3>
        <PromoFacts promotion={promotion} currency={currency} />
        <PromoWhen promotion={promotion} date={date} />
      </div>
      <Badge className={css.kind}>{words.type(promotion.type)}</Badge>
    </li>
  );
}
