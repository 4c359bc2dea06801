import { accessFeature } from '@baize/access/feature';
import { LinkedProfile } from '@baize/account/linked-profile';
import { cashierFeature } from '@baize/cashier/feature';
import { lobbyFeature } from '@baize/lobby/feature';
import { LazyClubStatus } from '@baize/rewards/club-standing';
import { rewardsFeature } from '@baize/rewards/feature';
import { FreeMoneyOffers, RootPromotions, RootTournaments } from '@baize/rewards/lazy-promotions';
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
import { Logo } from '@baize/ui/themes/lulu/logo';
import { SessionEndedImage } from '@baize/ui/themes/lulu/session-ended';
import { msg } from '@lingui/core/macro';
import { operatorDetails } from './operator-details.ts';

export const brand = defineBrand({
  name: 'lulu',
  theme,
  Logo,
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
  operatorDetails,
  policies: { resetKycOnProfileChange: true },
  slots: {
    'root.rewards': [RootRewards],
    'root.promotions': [RootPromotions],
    'root.tournaments': [RootTournaments],
    'free-money.offers': [FreeMoneyOffers],
    'footer.safer-play': [FooterSaferPlay],
    'footer.legal': [TrackingChoices],
    'session-ended.picture': [SessionEndedImage],
    'account.change-password': [ChangePassword],
    'linked-sign-up.profile': [LinkedProfile],
    'club.status': [LazyClubStatus],
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
