import type { Promotion } from '@baize/api/calls/rewards';
import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { LockNote } from '../bonuses/lock-note.tsx';
import { useBonusWords } from '../bonuses/use-bonus-words.ts';
import { PromoAction, type PromoViewer, type Taking } from './promo-action.tsx';
import { PromoFacts } from './promo-facts.tsx';
import { PromoHad } from './promo-had.tsx';
import { PromoHeadline } from './promo-headline.tsx';
import { PromoPicture } from './promo-picture.tsx';
import { PromoTitle } from './promo-title.tsx';
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
  // The others stand under the heading of their kind.
  const Title = place === 'first' ? 'h2' : 'h3';
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
          <Title id={title} className={css.title}>
            <PromoTitle promotion={promotion} />
          </Title>
          <p className={css.text}>
            <bdi>{promotion.description ?? promotion.banner?.text}</bdi>
          </p>
        </div>
        <PromoFacts promotion={promotion} currency={currency} />
        <PromoWhen promotion={promotion} />
        <PromoHad promotion={promotion} viewer={viewer} />
        {viewer === 'visitor' || promotion.check !== null ? null : <LockNote bonus={promotion} />}
        <div className={css.foot}>
          {viewer === 'visitor' && place === 'one' ? null : (
            <PromoAction
              promotion={promotion}
              currency={currency}
              viewer={viewer}
              variant={place === 'first' ? 'primary' : 'secondary'}
              at="card"
              taking={taking}
            />
          )}
          <Button
            variant={viewer === 'visitor' && place === 'one' ? 'secondary' : 'ghost'}
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
