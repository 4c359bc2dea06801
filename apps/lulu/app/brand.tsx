import { accessFeature } from '@baize/access/feature';
import { cashierFeature } from '@baize/cashier/feature';
import { lobbyFeature } from '@baize/lobby/feature';
import { ClubStanding } from '@baize/rewards/club-standing';
import { rewardsFeature } from '@baize/rewards/feature';
import { FreeMoneyOffers, RootPromotions, RootTournaments } from '@baize/rewards/late-promos';
import { RootRewards } from '@baize/rewards/root-rewards';
import { saferPlayFeature } from '@baize/safer-play/feature';
import { FooterSaferPlay } from '@baize/safer-play/footer';
import { ChangePassword } from '@baize/session/change-password';
import { sessionFeature } from '@baize/session/feature';
import { defineBrand } from '@baize/shell/brand';
import { TrackingChoices } from '@baize/tracking/choices';
import { trackingFeature } from '@baize/tracking/feature';
import '@baize/ui/global';
import { theme } from '@baize/ui/themes/lulu';
import heroMarkup from '@baize/ui/themes/lulu/hero.svg?raw';
import heroSrc from '@baize/ui/themes/lulu/hero.svg?url';
import { Mark } from '@baize/ui/themes/lulu/mark';
import { SessionEndedPicture } from '@baize/ui/themes/lulu/session-ended';
import { msg } from '@lingui/core/macro';
import { facts } from './facts.ts';

export const brand = defineBrand({
  name: 'lulu',
  theme,
  Mark,
  hero: {
    title: msg({ id: 'lulu.hero.title', message: 'The fruit market is open' }),
    lead: msg({
      id: 'lulu.hero.lead',
      message: 'Part of every stake comes back, a little each day. Take it on the day or the day after.',
    }),
    layout: 'card',
    markup: import.meta.env.SSR ? heroMarkup : '',
    src: heroSrc,
    slides: () => import('./hero-slides.ts'),
  },
  facts,
  policies: { resetKycOnProfileChange: true },
  slots: {
    'root.rewards': [RootRewards],
    'root.promotions': [RootPromotions],
    'root.tournaments': [RootTournaments],
    'free-money.offers': [FreeMoneyOffers],
    'footer.safer-play': [FooterSaferPlay],
    'footer.legal': [TrackingChoices],
    'session-ended.picture': [SessionEndedPicture],
    'account.change-password': [ChangePassword],
    'club.standing': [ClubStanding],
  },
  features: [
    sessionFeature,
    rewardsFeature,
    lobbyFeature,
    cashierFeature,
    saferPlayFeature,
    accessFeature,
    trackingFeature,
  ],
});
