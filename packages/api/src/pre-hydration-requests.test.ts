import { expect, test } from 'vitest';
import { buildUrl } from './build-url.ts';
import { getLimits } from './endpoints/account.ts';
import { getPayments, getTransactions } from './endpoints/cashier.ts';
import { getFavorites } from './endpoints/lobby.ts';
import { getCalendarAward, getRakebackDays, getUserBonus } from './endpoints/rewards.ts';
import { getUserDetails } from './endpoints/session.ts';
import { PRE_HYDRATION_REQUESTS, type PreHydrationRequest } from './pre-hydration-requests.ts';

const at = (call: Parameters<typeof buildUrl>[0]['call'], query: object = {}) =>
  decodeURIComponent(buildUrl({ baseUrl: '', call, ask: { query } }));

/** The address each page's own call goes to. */
const CALLED: Readonly<Record<PreHydrationRequest, string>> = {
  'user-details': at(getUserDetails),
  limits: at(getLimits),
  payments: at(getPayments, { currencyCode: '{currencyCode}', countryCode: '{countryCode}' }),
  deposits: at(getTransactions, { type: 'deposit', pageNo: 1, limit: 20 }),
  withdrawals: at(getTransactions, { type: 'withdrawal', limit: 20 }),
  transactions: at(getTransactions, { pageNo: 1, limit: 20 }),
  bonuses: at(getUserBonus, { pageNo: 1, limit: 10 }),
  'active-bonuses': at(getUserBonus, { status: 'active', limit: 50 }),
  'offered-bonuses': at(getUserBonus, { status: 'offered', limit: 50 }),
  'rakeback-days': at(getRakebackDays),
  'calendar-award': at(getCalendarAward),
  favorites: at(getFavorites),
};

test('an early read goes to the address of the call that will take its answer', () => {
  expect(PRE_HYDRATION_REQUESTS).toEqual(CALLED);
});
