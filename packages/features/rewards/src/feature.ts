import { defineFeature } from '@baize/shell/brand';

/** Rakeback and the cashback accumulator, as a brand composes them. */
export const rewardsFeature = defineFeature({
  name: 'rewards',
  modals: {
    calendar: () =>
      import('./promo-calendar/promo-calendar-dialog.tsx').then((part) => ({
        default: part.PromoCalendarDialog,
      })),
    rakeback: () => import('./rakeback-dialog.tsx').then((part) => ({ default: part.RakebackDialog })),
  },
});
