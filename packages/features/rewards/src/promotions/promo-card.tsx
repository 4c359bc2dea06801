import type { Promotion } from '@baize/api/calls/rewards';
import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useBonusWords } from '../bonuses/use-bonus-words.ts';
import { WhyShort } from '../why-not/why-short.tsx';
import { PromoAction, type PromoViewer, type Taking } from './promo-action.tsx';
import { PromoFacts } from './promo-facts.tsx';
import { PromoHeadline } from './promo-headline.tsx';
import { PromoPicture } from './promo-picture.tsx';
import { PromoTitle, wholeTitle } from './promo-title.tsx';
import { PromoWhen } from './promo-when.tsx';
import * as css from './promo-card.css.ts';

export interface PromoCardProps {
  promotion: Promotion;
  currency: string;
  viewer: PromoViewer;
  taking?: Taking | undefined;
  /** `first` is the wide one with the page's main action, `one` stands among others. */
  place: 'first' | 'one';
  /** Of its kind in the list. */
  turn?: number | undefined;
  onDetails(): void;
}

/** A promotion: what it is worth first, then what it asks, when it holds, and what can be done. */
export function PromoCard({ promotion, currency, viewer, taking, place, turn, onDetails }: PromoCardProps) {
  const words = useBonusWords();
  const title = useId();
  const { check, claimed } = promotion;
  const barred = viewer === 'player' && check !== null && !claimed;
  return (
    <article className={css.card[place]} aria-labelledby={title} data-promotion={promotion.id}>
      <div className={css.art[place]}>
        <PromoPicture promotion={promotion} turn={turn} />
        <Badge tone="picture" className={css.badge}>
          {words.type(promotion.type)}
        </Badge>
      </div>
      <div className={css.inside[place]}>
        <div className={css.words[place]}>
          <p className={css.headline[place]}>
            <PromoHeadline promotion={promotion} currency={currency} />
          </p>
          <h2 id={title} className={css.title}>
            <PromoTitle promotion={promotion} />
          </h2>
          <p className={css.text}>
            <bdi>{promotion.description ?? promotion.banner?.text}</bdi>
          </p>
        </div>
        <PromoFacts promotion={promotion} currency={currency} />
        {barred ? <WhyShort {...check} /> : null}
        <PromoWhen promotion={promotion} />
        <div className={css.foot}>
          <PromoAction
            promotion={promotion}
            currency={currency}
            viewer={viewer}
            variant={place === 'first' ? 'primary' : 'secondary'}
            onWhy={onDetails}
            taking={taking}
          />
          <Button variant="ghost" onClick={onDetails} aria-describedby={title}>
            <Trans id="promo.details">Details</Trans>
          </Button>
        </div>
      </div>
    </article>
  );
}

/** What a promotion without a banner is: the same offer in one row. */
export function PlainPromo({
  promotion,
  currency,
  viewer,
  taking,
  onDetails,
}: Omit<PromoCardProps, 'place' | 'turn'>) {
  const title = useId();
  return (
    <article className={css.plain} aria-labelledby={title} data-promotion={promotion.id}>
      <div className={css.plainWords}>
        <h2 id={title} className={css.title}>
          <bdi>{wholeTitle(promotion)}</bdi>
        </h2>
        <p className={css.plainWorth}>
          <PromoHeadline promotion={promotion} currency={currency} />
        </p>
      </div>
      <div className={css.foot}>
        <PromoAction
          promotion={promotion}
          currency={currency}
          viewer={viewer}
          variant="secondary"
          onWhy={onDetails}
          taking={taking}
        />
        <Button variant="ghost" onClick={onDetails} aria-describedby={title}>
          <Trans id="promo.details">Details</Trans>
        </Button>
      </div>
    </article>
  );
}
