import { accessFeature } from '@baize/access/feature';
import { LinkedProfile } from '@baize/account/linked-profile';
import { cashierFeature } from '@baize/cashier/feature';
import { lobbyFeature } from '@baize/lobby/feature';
import type { Brand } from '@baize/page/brand';
import { LazyClubStatus } from '@baize/rewards/club-standing';
import { rewardsFeature } from '@baize/rewards/feature';
import { FreeMoneyOffers, RootPromotions, RootTournaments } from '@baize/rewards/lazy-promotions';
import { RootRewards } from '@baize/rewards/root-rewards';
import { saferPlayFeature } from '@baize/safer-play/feature';
import { FooterSaferPlay } from '@baize/safer-play/footer';
import { ChangePassword } from '@baize/session/change-password';
import { sessionFeature } from '@baize/session/feature';
import { LazySessions } from '@baize/session/sessions';
import { LazyTwoStep } from '@baize/session/two-step';
import { TrackingChoices } from '@baize/tracking/choices';
import { trackingFeature } from '@baize/tracking/feature';

/**
 * A brand of all features. It says only what differs: a slot that it names takes the place of the default one, and
 * stays empty with `[]` (`'root.tournaments': []`). A brand of fewer features calls `defineBrand` itself.
 */
export function composeBrand(
  brand: Omit<Brand, 'slots' | 'features'> & Partial<Pick<Brand, 'slots'>>,
): Brand {
  return {
    ...brand,
    slots: {
      'root.rewards': [RootRewards],
      'root.promotions': [RootPromotions],
      'root.tournaments': [RootTournaments],
      'free-money.offers': [FreeMoneyOffers],
      'footer.safer-play': [FooterSaferPlay],
      'footer.legal': [TrackingChoices],
      'account.change-password': [ChangePassword],
      'account.two-step': [LazyTwoStep],
      'account.sessions': [LazySessions],
      'linked-sign-up.profile': [LinkedProfile],
      'club.status': [LazyClubStatus],
      ...brand.slots,
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
  };
}
