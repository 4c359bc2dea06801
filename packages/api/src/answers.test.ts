import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getLocation } from './calls/access.ts';
import { claimRakeback, getCalendarAward, getRakebackDays } from './calls/rewards.ts';
import { getUserDetails, login, logout } from './calls/session.ts';
import { getLocale, getSettings } from './calls/settings.ts';
import { getScripts, logEvent } from './calls/tracking.ts';
import { ApiFailure } from './failure.ts';
import { mutated } from './testing/mutated-answers.ts';
import { startClient, startPlatform } from './testing/platform.ts';

let text = '';
let status = 200;
let platform: Awaited<ReturnType<typeof startPlatform>>;

beforeAll(async () => {
  platform = await startPlatform((_, response) => response.writeHead(status).end(text));
});

afterAll(() => platform.close());

const ask = {
  params: { lng: 'de' },
  query: { timeZone: 'UTC', customerDate: '2026-03-02', bonusId: 'b-1' },
  body: { email: 'a@b.test', password: 'secret', reason: 'USER_INITIATED', event: 'PAGE_VIEW' },
} as const;

const day = {
  canClaimDate: '2026-03-01',
  bonusId: 'b-1',
  amount: 4.5,
  paidAt: '2026-03-01T10:00:00Z',
  reference: 'R',
};
const wallet = { amount: 1, bonusAmount: 2, currencyCode: 'EUR' };
const user = {
  userId: 'u-1',
  email: 'a@b.test',
  isEmailVerified: true,
  tags: ['vip', 'new'],
  userLimit: { isSelfExclusionPermanent: false, selfExclusion: '2026-03-09' },
  userWallet: { ...wallet, wallets: [wallet, wallet] },
};
const lastLogin = { created_at: '2026-03-01T10:00:00Z', ip: '192.0.2.1', location: 'Malta' };
const place = {
  country: { code: 'MT', countryId: 4 },
  currencies: [{ code: 'EUR', name: 'Euro' }],
  ipInfo: { ip: '::1' },
};
const script = { key: 'k', head: '<script></script>', bodyStart: null, bodyEnd: null };

const cases = [
  [getSettings, { theme: 'lulu', whitelistedIPs: ['192.0.2.1'] }],
  [getLocale, { 'nav.deposit': 'Einzahlen', 'nav.help': 'Hilfe' }],
  [login, { accessToken: 't', lastLogin, locale: 'de', cpnc: 'c', userId: 'u-1' }],
  [logout, {}],
  [
    getUserDetails,
    { getUser: user, depositCount: 2, totalDeposit: 3, isCrypto: false, activeBonus: { id: 1 } },
  ],
  [getRakebackDays, { days: [day, day, day] }],
  [claimRakeback, { amount: 4.5, bonusId: 'b-1', reference: 'R' }],
  [getCalendarAward, { userCalendarData: { ngr: 1, payout: 2, percent: 3 } }],
  [getLocation, { location: place }],
  [getScripts, [script, script]],
  [logEvent, {}],
] as const;

test.each(cases.map(([call, data]) => [call.name, call, data] as const))(
  'whatever the platform answers to %s, it is a value or one typed failure [HTTP-02] [HTTP-04]',
  { timeout: 60_000 },
  async (_name, call, data) => {
    const { client } = startClient({ baseUrl: platform.baseUrl });
    await fc.assert(
      fc.asyncProperty(
        mutated({ success: true, data }),
        fc.constantFrom(200, 200, 200, 422, 500),
        async (answer, code) => {
          text = answer;
          status = code;
          const outcome: unknown = await client
            .send<typeof call>(call, ask as never)
            .catch((failure: unknown) => failure);
          expect(outcome instanceof Error ? outcome : null).toSatisfy(
            (failure) => failure === null || failure instanceof ApiFailure,
          );
        },
      ),
      { numRuns: 200 },
    );
  },
);
