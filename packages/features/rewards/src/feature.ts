import { defineFeature } from '@baize/shell/brand';

const late = () => import('./late-dialogs.ts');

/** Rakeback and the cashback accumulator, as a brand composes them. */
export const rewardsFeature = defineFeature({
  name: 'rewards',
  modals: {
    calendar: async () => ({ default: (await (await late()).loadCalendar()).PromoCalendarDialog }),
    rakeback: async () => ({ default: (await (await late()).loadRakeback()).RakebackDialog }),
  },
});
