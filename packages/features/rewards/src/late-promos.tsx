import { latePart } from '@baize/shell/late-part';

const slots = () => import('./promotions/promo-slots.tsx');

/** Up to three banners on the root page. */
export const RootPromotions = latePart(async () => (await slots()).RootPromotionsPart);

/** What is open without a deposit, under the page about it. */
export const FreeMoneyOffers = latePart(async () => (await slots()).FreeMoneyOffersPart);
