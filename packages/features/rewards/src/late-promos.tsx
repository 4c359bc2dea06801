import { useHydrated } from '@baize/shell/clock';
import { latePart } from '@baize/shell/late-part';
import { PartBoundary } from '@baize/shell/part-boundary';
import { lazy, Suspense } from 'react';

const slots = () => import('./promotions/promo-slots.tsx');

/** Up to three banners on the root page. */
export const RootPromotions = latePart(async () => (await slots()).RootPromotionsPart, 'offer');

/** Up to two tournaments on the root page. */
export const RootTournaments = latePart(async () => (await slots()).RootTournamentsPart, 'offer');

const Offers = lazy(async () => ({ default: (await slots()).FreeMoneyOffersPart }));

/** What is open without a deposit, under the page about it: there before anybody has read so far. */
export function FreeMoneyOffers() {
  return useHydrated() ? (
    <PartBoundary fallback={null}>
      <Suspense>
        <Offers />
      </Suspense>
    </PartBoundary>
  ) : null;
}
