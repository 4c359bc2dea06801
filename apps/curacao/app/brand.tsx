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
import { theme } from '@baize/ui/themes/curacao';
import { Logo } from '@baize/ui/themes/curacao/logo';
import { SessionEndedImage } from '@baize/ui/themes/curacao/session-ended';
import { hero } from './hero.ts';
import { operatorDetails } from './operator-details.ts';

export const brand = defineBrand({
  name: 'curacao',
  theme,
  Logo,
  hero,
  operatorDetails,
  policies: { resetKycOnProfileChange: false },
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
