import { createRequire } from 'node:module';

const PAGES = {
  '/': '@baize/lobby/routes/root',
  '/casino': '@baize/lobby/routes/casino',
  '/casino/:category': '@baize/lobby/routes/casino',
  '/casino/:category/:sub': '@baize/lobby/routes/casino',
  '/casino/games/:slug': '@baize/lobby/routes/game',
  '/providers': '@baize/lobby/routes/studios',
  '/providers/:slug': '@baize/lobby/routes/studio',
  '/tournaments': '@baize/rewards/routes/tournaments',
  '/promotions': '@baize/rewards/routes/promotions',
  '/bonuses': '@baize/rewards/routes/bonuses',
  '/vip': '@baize/access/routes/vip',
  '/vip-club': '@baize/access/routes/vip',
  '/freemoney': '@baize/access/routes/free-money',
  '/cashback': '@baize/rewards/routes/cashback',
  '/deposit': '@baize/cashier/routes/deposit',
  '/withdraw': '@baize/cashier/routes/withdraw',
  '/profile': '@baize/account/routes/area',
  '/profile/edit-profile': '@baize/account/routes/area',
  '/profile/transactions': '@baize/account/routes/area',
  '/profile/verify': '@baize/account/routes/area',
  '/profile/favorites': '@baize/lobby/routes/favorites',
  '/profile/limits': '@baize/safer-play/routes/limits',
  '/profile/freeze-account': '@baize/safer-play/routes/freeze',
  '/profile/change-password': '@baize/account/routes/area',
  '/profile/referral': '@baize/rewards/routes/referral',
  '/profile2/my-profile': '@baize/account/routes/area',
  '/profile2/balance': '@baize/account/routes/area',
  '/profile2/verification': '@baize/account/routes/area',
  '/profile2/my-bonuses': '@baize/rewards/routes/bonuses',
  '/profile2/vip-club': '@baize/account/routes/area',
  '/profile2/my-history': '@baize/account/routes/area',
  '/profile2/freeze-account': '@baize/safer-play/routes/freeze',
  '/profile2/limits': '@baize/safer-play/routes/limits',
  '/profile2/change-password': '@baize/account/routes/area',
  '/account': '@baize/account/routes/area',
  '/account/verification': '@baize/account/routes/area',
  '/responsible-gambling': '@baize/safer-play/routes/responsible-gambling',
  '/responsibility': '@baize/safer-play/routes/responsible-gambling',
  '/contacts': '@baize/access/routes/contacts',
  '/terms-and-conditions': '@baize/access/routes/legal',
  '/privacy-policy': '@baize/access/routes/legal',
  '/aml-policy': '@baize/access/routes/legal',
  '/kyc-refund-policy': '@baize/access/routes/legal',
  '/bonus-terms': '@baize/access/routes/legal',
  '/legal-use-of-website': '@baize/access/routes/legal',
  '/genuine-site': '@baize/session/routes/genuine-site',
  '/verify-email': '@baize/session/routes/verify-email',
  '*': '@baize/lobby/routes/not-found',
};

const { resolve } = createRequire(import.meta.url);

/**
 * The pages of all features by their paths, each as the file of its route module. A brand spreads it into a map of its
 * own, where it adds pages, moves them or leaves them out:
 * `{ ...defaultRouteMap, '/': '@baize/harbour/routes/landing' }`.
 */
export const defaultRouteMap: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PAGES).map(([path, module]) => [path, resolve(module)]),
);
