import { Button } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Promotion } from '@baize/api/calls/rewards';
import type { PromoViewer } from './promo-action.tsx';
import { PlainPromo, PromoCard } from './promo-card.tsx';
import type { KnownPromotions, MorePromotions } from './use-promotions.ts';
import * as css from './promo-list.css.ts';

const PromoDetail = lazy(async () => ({ default: (await import('./promo-detail.tsx')).PromoDetail }));

export interface PromoListProps {
  promotions: Pick<KnownPromotions, 'rows' | 'count' | 'busy' | 'more'>;
  currency: string;
  viewer: PromoViewer;
}

/** The promotions: the first banner wide, the others in a grid, what has no banner in rows below (PRO-01). */
export function PromoList({ promotions: { rows, count, busy, more }, currency, viewer }: PromoListProps) {
  const [shown, setShown] = useState<{ promotion: Promotion; open: boolean } | null>(null);
  const banners = rows.filter(({ banner }) => banner !== null);
  const plain = rows.filter(({ banner }) => banner === null);
  const common = (promotion: Promotion) => ({
    promotion,
    currency,
    viewer,
    onDetails: () => setShown({ promotion, open: true }),
  });
  // Places, not ids: the browser's answer takes the places of the server's, and nothing moves.
  return (
    <div className={css.list} aria-busy={busy} data-busy={busy || undefined}>
      {banners.map((promotion, place) => (
        <div key={place} className={place === 0 ? css.first : css.one} data-banner={promotion.id}>
          <PromoCard {...common(promotion)} place={place === 0 ? 'first' : 'one'} />
        </div>
      ))}
      {plain.map((promotion) => (
        <div key={promotion.id} className={css.first}>
          <PlainPromo {...common(promotion)} />
        </div>
      ))}
      <Foot loaded={rows.length} count={count} more={more} />
      {shown ? (
        <Suspense>
          <PromoDetail
            promotion={shown.promotion}
            currency={currency}
            viewer={viewer}
            open={shown.open}
            onClose={() => setShown({ ...shown, open: false })}
            onExited={() => setShown(null)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** How many there are, and the way to the rest. The keyboard stays here when the last ones have come. */
function Foot({ loaded, count, more }: { loaded: number; count: number; more: MorePromotions | null }) {
  const { t } = useLingui();
  const told = useRef<HTMLParagraphElement>(null);
  const asked = useRef(false);
  const ended = more === null;
  useEffect(() => {
    if (ended && asked.current) told.current?.focus();
  }, [ended]);
  const load = () => {
    asked.current = true;
    more?.load();
  };
  return (
    <div className={css.foot}>
      {more ? (
        <Button
          variant="secondary"
          onClick={load}
          pending={more.state === 'loading'}
          pendingLabel={t({ id: 'promo.more.loading', message: 'Loading' })}
        >
          <Trans id="promo.more">Show more</Trans>
        </Button>
      ) : null}
      <p ref={told} tabIndex={-1} className={css.count} role="status">
        {more?.state === 'failed' ? (
          <Trans id="promo.more.failed">
            The next ones could not be loaded. Those above are still right.
          </Trans>
        ) : (
          <Trans id="promo.count">
            {loaded} of {count}
          </Trans>
        )}
      </p>
    </div>
  );
}
