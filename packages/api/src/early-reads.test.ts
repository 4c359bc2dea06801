import { expect, test } from 'vitest';
import { addressOf } from './address.ts';
import { getLimits } from './calls/account.ts';
import { getPayments, getTransactions } from './calls/cashier.ts';
import { getFavorites } from './calls/lobby.ts';
import { getCalendarAward, getRakebackDays, getUserBonus } from './calls/rewards.ts';
import { getUserDetails } from './calls/session.ts';
import { EARLY_READS, type EarlyRead } from './early-reads.ts';

const at = (call: Parameters<typeof addressOf>[0]['call'], query: object = {}) =>
  decodeURIComponent(addressOf({ baseUrl: '', call, ask: { query } }));

/** The address each page's own call goes to. */
const CALLED: Readonly<Record<EarlyRead, string>> = {
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
  expect(EARLY_READS).toEqual(CALLED);
});
