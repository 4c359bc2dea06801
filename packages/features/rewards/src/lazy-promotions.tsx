import { useHydrated } from '@baize/page/clock';
import { lazySection } from '@baize/page/lazy-section';
import { SectionErrorBoundary } from '@baize/page/section-errors';
import { lazy, Suspense } from 'react';

const loadPromoSlots = () => import('./promo-slots.tsx');

/** Up to three banners on the root page. */
export const RootPromotions = lazySection(
  async () => (await loadPromoSlots()).RootPromotionsSection,
  'offer',
);

/** Up to two tournaments on the root page. */
export const RootTournaments = lazySection(
  async () => (await loadPromoSlots()).RootTournamentsSection,
  'offer',
);

const Offers = lazy(async () => ({ default: (await loadPromoSlots()).FreeMoneyOffersSection }));

/** What is open without a deposit, under the page about it: there before anybody has read so far. */
export function FreeMoneyOffers() {
  return useHydrated() ? (
    <SectionErrorBoundary fallback={null}>
      <Suspense>
        <Offers />
      </Suspense>
    </SectionErrorBoundary>
  ) : null;
}
