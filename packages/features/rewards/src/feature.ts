import { defineFeature } from '@baize/page/brand';

const loadLazyDialogs = () => import('./lazy-dialogs.ts');

/** Rakeback and the cashback accumulator, as a brand composes them. */
export const rewardsFeature = defineFeature({
  name: 'rewards',
  modals: {
    calendar: async () => ({ default: (await (await loadLazyDialogs()).loadCalendar()).PromoCalendarDialog }),
    rakeback: async () => ({ default: (await (await loadLazyDialogs()).loadRakeback()).RakebackDialog }),
  },
});
