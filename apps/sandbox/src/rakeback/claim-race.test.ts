import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { requestClaim } from '../testing/claim-request.ts';
import { DATABASES, startSandboxOn } from '../testing/sandbox-on-database.ts';
import type { TestSandbox } from '../testing/test-sandbox.ts';

const NOW = '2026-11-20T17:17:19.000Z';

describe.each(DATABASES)('on the %s database', (database) => {
  let sandbox: TestSandbox;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ sandbox, close } = await startSandboxOn(database));
  });
  beforeEach(() => sandbox.reset(NOW));
  afterAll(() => close());

  async function ledgerCredits(): Promise<unknown[]> {
    const { body } = await sandbox.request('GET', '/sandbox/ledger?persona=depositor');
    const entries: { reason: string; account: string; at: string }[] = JSON.parse(
      JSON.stringify(body['entries']),
    );
    return entries.filter(
      ({ reason, account, at }) => reason === 'rakeback' && account.endsWith(':real') && at === NOW,
    );
  }

  async function balance(token: string): Promise<unknown> {
    const { body } = await sandbox.request('GET', '/api/user/get-user-details', { token });
    expect(body).toMatchObject({ data: { getUser: { userWallet: {} } } });
    return Reflect.get(
      Object(Reflect.get(Object(Reflect.get(Object(body['data']), 'getUser')), 'userWallet')),
      'amount',
    );
  }

  test('twenty claims of one day in the same instant pay it exactly once', async () => {
    const token = await sandbox.logIn('depositor');
    const race = Array.from({ length: 20 }, (_, index) =>
      requestClaim(sandbox, { token, date: '2026-11-20', key: `racer-${index}` }),
    );
    const statuses = (await Promise.all(race)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    expect(await ledgerCredits()).toHaveLength(1);
    expect(await balance(token)).toBe(253.32);
  });

  test('twenty repeats of one claim under one key all hear the same answer, and one is paid [HTTP-05]', async () => {
    const token = await sandbox.logIn('depositor');
    const race = Array.from({ length: 20 }, (_, index) =>
      requestClaim(sandbox, { token, date: '2026-11-19', key: 'one', method: index === 0 ? 'POST' : 'PUT' }),
    );
    const answers = await Promise.all(race);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body['data']))).size).toBe(1);
    expect(await ledgerCredits()).toHaveLength(1);
    expect(await balance(token)).toBe(251.6);
  });

  test('claims of two days in the same instant are both paid, and the wallets still equal the ledger', async () => {
    const token = await sandbox.logIn('depositor');
    const both = ['2026-11-19', '2026-11-20'].map((date) => requestClaim(sandbox, { token, date }));
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await balance(token)).toBe(256.42);
    const { body } = await sandbox.request('GET', '/sandbox/state');
    expect(body['ledger']).toEqual({ unbalanced: [], wrongWallets: [] });
  });

  test('twenty tabs that ask in the same instant after a count find it counted once', async () => {
    const token = await sandbox.logIn('depositor');
    const award = await sandbox.requestData('GET', '/api/user/calendar-award', { token });
    expect(award).toMatchObject({ userCalendarData: { payout: 3.42 } });
    await sandbox.request('POST', '/sandbox/clock', { body: { advanceMs: 13 * 60_000 } });
    const asks = ['/api/user/calendar-award', '/api/admin/get-rakeback-days'];
    const tabs = Array.from({ length: 10 }, () =>
      asks.map((path) => sandbox.requestData('GET', path, { token })),
    );
    await Promise.all(tabs.flat());
    const { body } = await requestClaim(sandbox, { token, date: '2026-11-20' });
    expect(body['data']).toMatchObject({ amount: 8.24 });
  });

  test('two sign-ins in the same instant leave one session open', async () => {
    const tokens = await Promise.all(Array.from({ length: 8 }, () => sandbox.logIn('depositor')));
    const calls = tokens.map((token) => sandbox.request('GET', '/api/user/get-user-details', { token }));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403)).toHaveLength(7);
  });
});
