import {
  countryBlocked,
  getAllCountry,
  getCurrencies,
  getLocation,
  getRegistrationFields,
} from '@baize/api/calls/access';
import {
  cancelPendingLimit,
  deleteDocument,
  getDocumentLabel,
  getDocuments,
  getLimits,
  putFreeze,
  putLimit,
  putSelfExclusion,
  uploadDocument,
} from '@baize/api/calls/account';
import {
  deposit,
  getCasinoHistory,
  getPayments,
  getTransactions,
  threeDsWebhook,
  withdraw,
} from '@baize/api/calls/cashier';
import {
  addFavorite,
  getFavorites,
  getFullCategoryList,
  getGame,
  getGames,
  getLatestWins,
  getProviders,
  launchGame,
  removeFavorite,
} from '@baize/api/calls/lobby';
import {
  activateBonus,
  cancelBonus,
  claimRakeback,
  coupon,
  getAllBonus,
  getCalendarAward,
  getLoyalty,
  getRakebackDays,
  getReferral,
  getTournaments,
  getUserBonus,
} from '@baize/api/calls/rewards';
import {
  changePassword,
  forgotPassword,
  getUserDetails,
  login,
  logout,
  resendVerification,
  resetPassword,
  signUp,
  updateUserDetails,
  verifyEmail,
} from '@baize/api/calls/session';
import { getLocale, getSettings } from '@baize/api/calls/settings';
import { getScripts, logEvent } from '@baize/api/calls/tracking';
import type { Calls } from '../http/register-call.ts';
import { registerAccess } from './access.ts';
import { registerBonuses } from './bonuses.ts';
import { registerClub } from './club.ts';
import { registerCashier } from './cashier.ts';
import { registerDocuments } from './documents.ts';
import { registerLimits } from './limits.ts';
import { registerLobby } from './lobby.ts';
import { registerPasswords } from './passwords.ts';
import { registerPlayHistory } from './play.ts';
import { registerRegistration } from './registration.ts';
import { registerRewards } from './rewards.ts';
import { registerSession } from './session.ts';
import { registerSettings } from './settings.ts';
import { registerTracking } from './tracking.ts';

/** Every call that is served; a fault may be ordered for each, and each is described at /openapi.json. */
export const SERVED = [
  getSettings,
  getLocale,
  login,
  logout,
  getUserDetails,
  signUp,
  updateUserDetails,
  verifyEmail,
  resendVerification,
  forgotPassword,
  resetPassword,
  changePassword,
  getRakebackDays,
  claimRakeback,
  getCalendarAward,
  getAllBonus,
  getUserBonus,
  activateBonus,
  cancelBonus,
  coupon,
  getTournaments,
  getLoyalty,
  getReferral,
  getPayments,
  deposit,
  withdraw,
  threeDsWebhook,
  getTransactions,
  getFullCategoryList,
  getGames,
  getLatestWins,
  getGame,
  getProviders,
  getFavorites,
  addFavorite,
  removeFavorite,
  launchGame,
  getCasinoHistory,
  getLocation,
  getAllCountry,
  getCurrencies,
  getRegistrationFields,
  countryBlocked,
  getLimits,
  putLimit,
  cancelPendingLimit,
  putSelfExclusion,
  putFreeze,
  getDocumentLabel,
  getDocuments,
  uploadDocument,
  deleteDocument,
  getScripts,
  logEvent,
] as const;

/** The calls a fault may be ordered for, by name. */
export const CALL_NAMES: readonly string[] = SERVED.map(({ name }) => name);

/** A call by its name or by the last part of its path (`settings2`, `rakeback-claim`). */
export function callNamed(text: string): string | undefined {
  return SERVED.find(({ name, path }) => name === text || path.split('/').at(-1) === text)?.name;
}

export function registerCalls(calls: Calls): void {
  registerSettings(calls);
  registerSession(calls);
  registerRegistration(calls);
  registerPasswords(calls);
  registerRewards(calls);
  registerCashier(calls);
  registerBonuses(calls);
  registerClub(calls);
  registerLobby(calls);
  registerPlayHistory(calls);
  registerAccess(calls);
  registerLimits(calls);
  registerDocuments(calls);
  registerTracking(calls);
}
