import { latePart } from '@baize/shell/late-part';

/** Up to three banners on the root page. */
export const RootPromotions = latePart(
  async () => (await import('./promotions/promo-slots.tsx')).RootPromotionsPart,
);

/** What is open without a deposit, under the page about it. */
export const FreeMoneyOffers = latePart(
  async () => (await import('./promotions/promo-slots.tsx')).FreeMoneyOffersPart,
);
