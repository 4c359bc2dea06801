import { lazy, Suspense, useState } from 'react';
import type { Promotion } from '@baize/api/calls/rewards';
import type { PromoViewer, Taking } from './promo-action.tsx';
import { turnsIn } from '../art/promo/turns.ts';
import { PlainPromo, PromoCard } from './promo-card.tsx';
import { MorePromos } from './more-promos.tsx';
import type { KnownPromotions } from './use-promotions.ts';
import * as css from './promo-list.css.ts';

const PromoDetail = lazy(async () => ({ default: (await import('./promo-detail.tsx')).PromoDetail }));

export interface PromoListProps {
  promotions: Pick<KnownPromotions, 'rows' | 'count' | 'busy' | 'more'>;
  currency: string;
  viewer: PromoViewer;
  taking?: Taking | undefined;
}

/** The promotions: the first banner wide, the others in a grid, what has no banner in rows below (PRO-01). */
export function PromoList({ promotions, currency, viewer, taking }: PromoListProps) {
  const { rows, count, busy, more } = promotions;
  const [shown, setShown] = useState<{ promotion: Promotion; open: boolean } | null>(null);
  const close = () => setShown((now) => now && { ...now, open: false });
  const banners = rows.filter(({ banner }) => banner !== null);
  const turns = turnsIn(banners);
  const plain = rows.filter(({ banner }) => banner === null);
  const common = (promotion: Promotion) => ({
    promotion,
    currency,
    viewer,
    taking,
    onDetails: () => setShown({ promotion, open: true }),
  });
  // Places, not ids: the browser's answer takes the places of the server's, and nothing moves.
  return (
    <div className={css.list} aria-busy={busy} data-busy={busy || undefined}>
      {banners.map((promotion, place) => (
        <div key={place} className={place === 0 ? css.first : css.one} data-banner={promotion.id}>
          <PromoCard
            {...common(promotion)}
            place={place === 0 ? 'first' : 'one'}
            turn={turns.get(promotion.id)}
          />
        </div>
      ))}
      {plain.map((promotion) => (
        <div key={promotion.id} className={css.first}>
          <PlainPromo {...common(promotion)} />
        </div>
      ))}
      <MorePromos loaded={rows.length} count={count} more={more} />
      {shown ? (
        <Suspense>
          <PromoDetail
            promotion={shown.promotion}
            currency={currency}
            viewer={viewer}
            taking={
              taking && {
                pending: taking.pending,
                activate: (promotion) => {
                  close();
                  taking.activate(promotion);
                },
              }
            }
            open={shown.open}
            onClose={close}
            onExited={() => setShown(null)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
