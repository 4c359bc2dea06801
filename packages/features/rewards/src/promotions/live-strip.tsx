import type { Promotion } from '@baize/api/endpoints/rewards';
import { promoStatus } from '@baize/domain/promotions';
import { PageLink } from '@baize/links';
import { Badge } from '@baize/ui/badge';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { getMotifIndexes } from '../art/promo/get-motif-indexes.ts';
import { DEMO_MONEY } from '../money/money-style.ts';
import { PromoClaimedText } from './promo-claimed-badge.tsx';
import { PromoGate } from './promo-gate.tsx';
import { hasPromoAmount, PromoAmount, PromoHeadline } from './promo-headline.tsx';
import { PromoImage } from './promo-image.tsx';
import { PromoTitle } from './promo-title.tsx';
import { StripFrame } from './strip-frame.tsx';
import { usePromotions } from './use-promotions.ts';
import * as css from './live-strip.css.ts';

const BANNERS = 3;

/** Up to three of today's banners, those that are open to the player first. */
export function LiveStrip({ viewer, fallback }: { viewer: 'visitor' | 'player'; fallback: ReactNode }) {
  return (
    <PromoGate viewer={viewer} waiting={fallback}>
      {(currency) => <Strip currency={currency} waiting={fallback} />}
    </PromoGate>
  );
}

function Strip({ currency, waiting }: { currency: string | undefined; waiting: ReactNode }) {
  const promotions = usePromotions({ currency });
  if (promotions.kind === 'waiting') return waiting;
  const banners = promotions.kind === 'known' ? promotions.rows.filter(({ banner }) => banner !== null) : [];
  if (banners.length === 0) return null;
  return <PromoStrip banners={banners.slice(0, BANNERS)} currency={currency ?? DEMO_MONEY.currency} />;
}

export function PromoStrip({ banners, currency }: { banners: readonly Promotion[]; currency: string }) {
  const turns = getMotifIndexes(banners);
  return (
    <StripFrame slot="root.promotions">
      {banners.map((promotion) => (
        <li key={promotion.id} className={css.item} data-banner={promotion.id}>
          <PageLink
            to={promoStatus(promotion) === 'had' ? 'bonus_history' : 'promotions'}
            className={css.card}
          >
            <span className={css.art}>
              <PromoImage promotion={promotion} motifIndex={turns.get(promotion.id)} />
            </span>
            <span className={css.copy}>
              <span className={css.value}>
                <PromoHeadline promotion={promotion} currency={currency} />
              </span>
              <span className={css.name}>
                <PromoTitle promotion={promotion} />
              </span>
              <PromoRequirements promotion={promotion} currency={currency} />
              <PromoStatusText promotion={promotion} />
            </span>
          </PageLink>
        </li>
      ))}
    </StripFrame>
  );
}

/** What it asks, beside what it is worth; nothing where it asks for nothing. */
function PromoRequirements({ promotion, currency }: { promotion: Promotion; currency: string }) {
  const { multiplier } = promotion;
  const least = hasPromoAmount({ promotion, currency, field: 'minDeposit' });
  if (multiplier === null && !least) return null;
  const times = <bdi dir="ltr">{multiplier} ×</bdi>;
  const from = <PromoAmount promotion={promotion} currency={currency} field="minDeposit" />;
  return (
    <span className={css.requirements}>
      {multiplier === null ? null : <Trans id="promo.strip.wagering">Wagering {times}</Trans>}
      {multiplier !== null && least ? ' · ' : null}
      {least ? <Trans id="promo.strip.from">deposit from {from}</Trans> : null}
    </span>
  );
}

/** Said of what a player has, or cannot have now; what is open needs no word. */
function PromoStatusText({ promotion }: { promotion: Promotion }) {
  const standing = promoStatus(promotion);
  if (standing === 'open') return null;
  return standing === 'had' ? (
    <Badge tone="success" icon={<CircleCheck />} className={css.status}>
      <PromoClaimedText promotion={promotion} />
    </Badge>
  ) : (
    <Badge icon={<Lock />} className={css.status}>
      <Trans id="promo.strip.closed">Not open to you now</Trans>
    </Badge>
  );
}
