/**
 * Reads that a player's page starts before its code is there, by name. `{currencyCode}` and `{countryCode}` stand for the
 * player's own, known once the user details have answered. The addresses are those the calls make (tested against them):
 * plain text, because the document names them without the calls' schemas.
 */
export const PRE_HYDRATION_REQUESTS = {
  'user-details': '/api/user/get-user-details',
  limits: '/api/user/limits',
  payments: '/api/admin/get-payments?currencyCode={currencyCode}&countryCode={countryCode}',
  deposits: '/api/user/transactions?type=deposit&pageNo=1&limit=20',
  withdrawals: '/api/user/transactions?type=withdrawal&limit=20',
  transactions: '/api/user/transactions?pageNo=1&limit=20',
  bonuses: '/api/user/get-user-bonus?pageNo=1&limit=10',
  'active-bonuses': '/api/user/get-user-bonus?status=active&limit=50',
  'offered-bonuses': '/api/user/get-user-bonus?status=offered&limit=50',
  'rakeback-days': '/api/admin/get-rakeback-days',
  'calendar-award': '/api/user/calendar-award',
  favorites: '/api/user/favorites',
} as const;

/** A read of `PRE_HYDRATION_REQUESTS`. */
export type PreHydrationRequest = keyof typeof PRE_HYDRATION_REQUESTS;

/** What every player's page reads. */
export const COMMON_PRE_HYDRATION_REQUESTS: readonly PreHydrationRequest[] = ['user-details', 'limits'];

/** An answer that was asked for before the code was there; instants in epoch ms of the device. */
export interface PreHydrationResponse {
  /** Rejects as `fetch` does. */
  response: Promise<Response>;
  sentAt: number;
  receivedAt(): number;
}
