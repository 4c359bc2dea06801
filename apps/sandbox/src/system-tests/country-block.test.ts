import {
  COUNTRY_BLOCKS,
  type CountryBlockRow,
  type PlatformVerdict,
} from '@baize/domain/corpora/country-blocks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERSONA_PASSWORD, personaEmail } from '../personas/persona.ts';
import { requestDeposit, requestWithdrawal } from '../testing/cashier-requests.ts';
import { createGameClient } from '../testing/game-client.ts';
import { createSignUpBody } from '../testing/sign-up-body.ts';
import { connectTestSandbox, type RequestOptions, type TestResponse } from '../testing/test-sandbox.ts';

const NOW = '2026-11-20T17:17:19.000Z';
/** What a browser could say to be let in, all of it at once, in every request. */
const FORGED_QUERY = '?whitelisted=1&verified=1&bot=1&country=NL&ip=203.0.113.24';
const FORGED_BODY = { whitelisted: true, verified: true, bot: true, country: 'NL', ip: '203.0.113.24' };
const FORGED_HEADERS = {
  'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  // Whoever is no host of a brand is not believed.
  'x-forwarded-for': '203.0.113.24',
  'x-real-ip': '203.0.113.24',
  forwarded: 'for=203.0.113.24',
  cookie: 'whitelisted=1; place-verified=1',
};

const sandbox = connectTestSandbox();
/** The same sandbox, spoken to by somebody who claims all that would lift the overlay. */
const forged: typeof sandbox = {
  ...sandbox,
  request: (method, path, extras: RequestOptions = {}) =>
    sandbox.request(method, path.includes('?') ? path : path + FORGED_QUERY, {
      ...extras,
      ...(typeof extras.body === 'object' && { body: { ...FORGED_BODY, ...extras.body } }),
      headers: { ...FORGED_HEADERS, ...extras.headers },
    }),
};

function verdictOf({ status, body }: TestResponse): unknown {
  return status === 200 ? 'open' : (body['code'] ?? status);
}

async function verdictsFrom(token: string, email: string): Promise<Record<keyof PlatformVerdict, unknown>> {
  const logIn = (over: object) =>
    forged.request('POST', '/api/user/login', {
      body: { email: personaEmail('vip'), password: PERSONA_PASSWORD, ...over },
    });
  const get = (path: string) => forged.request('GET', path, { token });
  const lower = { type: 'loss', period: 2, amount: 90 };
  return {
    signUp: verdictOf(await forged.request('POST', '/api/user/sign-up', { body: createSignUpBody(email) })),
    logIn: verdictOf(await logIn({})),
    linkAccount: verdictOf(await logIn({ linkAccount: true })),
    play: verdictOf(await createGameClient(forged).launch({ token })),
    // Before the deposit, which has to be wagered first.
    withdraw: verdictOf(await requestWithdrawal(forged, { token })),
    deposit: verdictOf(await requestDeposit(forged, { token })),
    history: verdictOf(await get('/api/user/transactions')),
    limits: verdictOf(await forged.request('PUT', '/api/user/limits', { token, body: lower })),
  };
}

describe.each(COUNTRY_BLOCKS)('$title', ({ signals, platform }: CountryBlockRow) => {
  let token = '';

  beforeAll(async () => {
    await sandbox.reset(NOW);
    // The session is from before the journey: it may have begun at home.
    token = await sandbox.logIn('kyc-approved');
    await sandbox.request('POST', '/sandbox/visitor', { body: { ip: signals.ip } });
  });

  afterAll(() => sandbox.reset(NOW));

  test('gets from the platform what the table says, whatever the browser claims [GEO-01] [GEO-02]', async () => {
    expect(await verdictsFrom(token, 'somebody@player.test')).toEqual(platform);
  });
});

test('an address that a brand’s host forwards is believed, one that the visitor’s own browser forwards is not', async () => {
  await sandbox.reset(NOW);
  const body = createSignUpBody('forwarded@player.test');
  const host = { 'x-system-token': 'sandbox-curacao', 'x-forwarded-for': '198.51.100.11' };
  const refused = await sandbox.request('POST', '/api/user/sign-up', { body, headers: host });
  expect(verdictOf(refused)).toBe('COUNTRY_BLOCKED');
  const claimed = { 'x-forwarded-for': '198.51.100.11' };
  expect(verdictOf(await sandbox.request('POST', '/api/user/sign-up', { body, headers: claimed }))).toBe(
    'open',
  );
});

test('a game that was opened at home takes no bet in a blocked country, and pays what was won there [GEO-01]', async () => {
  await sandbox.reset(NOW);
  const play = createGameClient(sandbox);
  const token = await sandbox.logIn('depositor');
  const seat = await play.sitDown(token, 'skyline-crash');
  await seat.open({ bet: 100, autoCashOut: 101 });
  await sandbox.request('POST', '/sandbox/visitor', { body: { ip: '198.51.100.11' } });
  await play.pass(60_000);
  const { round, session } = await seat.table();
  const { rows } = await play.history(token, '?type=win');
  expect(rows.map(({ amount }) => amount)).toEqual(round?.win === 101 ? [1.01] : []);
  const refused = await seat.open();
  expect([refused.status, refused.body['code']]).toEqual([422, 'COUNTRY_BLOCKED']);
  expect((await seat.table()).session.staked).toBe(session.staked);
  await sandbox.request('POST', '/sandbox/visitor', { body: { ip: '203.0.113.24' } });
  expect((await seat.open()).status).toBe(200);
});
