import {
  countryBlocked,
  getAllCountry,
  getCurrencies,
  getLocation,
  getOfficialAddresses,
  getRegistrationFields,
} from '@baize/api/endpoints/access';
import {
  cancelPendingLimit,
  closeAccount,
  createDataRequest,
  deleteDocument,
  deleteEmailChange,
  deletePhoneChange,
  getContactChanges,
  getDataFile,
  getDataRequest,
  getDocumentLabel,
  getDocuments,
  getLimits,
  getNotifications,
  putEmail,
  putFreeze,
  putLimit,
  putNotifications,
  putPhone,
  putSelfExclusion,
  uploadDocument,
} from '@baize/api/endpoints/account';
import {
  deposit,
  getCasinoHistory,
  getPayments,
  getTransactions,
  threeDsWebhook,
  withdraw,
} from '@baize/api/endpoints/cashier';
import {
  addFavorite,
  getFavorites,
  getFullCategoryList,
  getGame,
  getGames,
  getLatestWins,
  getPlaySession,
  getProviders,
  launchGame,
  removeFavorite,
} from '@baize/api/endpoints/lobby';
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
} from '@baize/api/endpoints/rewards';
import {
  changePassword,
  confirmTwoStep,
  createHandover,
  deleteOtherSessions,
  deleteSession,
  deleteTwoStep,
  forgotPassword,
  getSessions,
  getTwoStep,
  getUserDetails,
  login,
  logout,
  redeemHandover,
  renewRecoveryCodes,
  resendVerification,
  resetPassword,
  signUp,
  startTwoStep,
  updateUserDetails,
  verifyEmail,
} from '@baize/api/endpoints/session';
import { getLocale, getSettings } from '@baize/api/endpoints/settings';
import { getScripts, logEvent } from '@baize/api/endpoints/tracking';
import type { EndpointContext } from '../http/register-endpoint.ts';
import { registerAccessEndpoints } from './access.ts';
import { registerBonusEndpoints } from './bonuses.ts';
import { registerClubEndpoints } from './club.ts';
import { registerCashierEndpoints } from './cashier.ts';
import { registerContactEndpoints } from './contact.ts';
import { registerDataRequestEndpoints } from './data-requests.ts';
import { registerDocumentEndpoints } from './documents.ts';
import { registerHandoverEndpoints } from './handover.ts';
import { registerLimitEndpoints } from './limits.ts';
import { registerLobbyEndpoints } from './lobby.ts';
import { registerNotificationEndpoints } from './notifications.ts';
import { registerPasswordEndpoints } from './passwords.ts';
import { registerPlayHistoryEndpoints } from './play.ts';
import { registerRegistrationEndpoints } from './registration.ts';
import { registerRewardEndpoints } from './rewards.ts';
import { registerSessionEndpoints } from './session.ts';
import { registerSettingsEndpoint } from './settings.ts';
import { registerTrackingEndpoints } from './tracking.ts';
import { registerTwoStepEndpoints } from './two-step.ts';

/** Every call that is served; a fault may be ordered for each, and each is described at /openapi.json. */
export const SERVED_ENDPOINTS = [
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
  getSessions,
  deleteSession,
  deleteOtherSessions,
  createHandover,
  redeemHandover,
  getTwoStep,
  startTwoStep,
  confirmTwoStep,
  renewRecoveryCodes,
  deleteTwoStep,
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
  getPlaySession,
  getLocation,
  getOfficialAddresses,
  getAllCountry,
  getCurrencies,
  getRegistrationFields,
  countryBlocked,
  getLimits,
  putLimit,
  cancelPendingLimit,
  putSelfExclusion,
  putFreeze,
  closeAccount,
  getNotifications,
  putNotifications,
  createDataRequest,
  getDataRequest,
  getDataFile,
  getContactChanges,
  putEmail,
  putPhone,
  deleteEmailChange,
  deletePhoneChange,
  getDocumentLabel,
  getDocuments,
  uploadDocument,
  deleteDocument,
  getScripts,
  logEvent,
] as const;

/** The calls a fault may be ordered for, by name. */
export const ENDPOINT_NAMES: readonly string[] = SERVED_ENDPOINTS.map(({ name }) => name);

/** A call by its name or by the last part of its path (`settings2`, `rakeback-claim`). */
export function findEndpointName(text: string): string | undefined {
  return SERVED_ENDPOINTS.find(({ name, path }) => name === text || path.split('/').at(-1) === text)?.name;
}

export function registerEndpoints(calls: EndpointContext): void {
  registerSettingsEndpoint(calls);
  registerSessionEndpoints(calls);
  registerHandoverEndpoints(calls);
  registerRegistrationEndpoints(calls);
  registerPasswordEndpoints(calls);
  registerTwoStepEndpoints(calls);
  registerRewardEndpoints(calls);
  registerCashierEndpoints(calls);
  registerBonusEndpoints(calls);
  registerClubEndpoints(calls);
  registerLobbyEndpoints(calls);
  registerPlayHistoryEndpoints(calls);
  registerAccessEndpoints(calls);
  registerLimitEndpoints(calls);
  registerNotificationEndpoints(calls);
  registerDataRequestEndpoints(calls);
  registerContactEndpoints(calls);
  registerDocumentEndpoints(calls);
  registerTrackingEndpoints(calls);
}
