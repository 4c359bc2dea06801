import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  advance,
  at,
  auditOf,
  balanceOf,
  CLEAN,
  depositOf,
  transactionsOf,
  withdrawalOf,
} from '../testing/cashier-of.ts';
import { DATABASES, sandboxOn } from '../testing/on-each-database.ts';
import type { SandboxUnderTest } from '../testing/sandbox-under-test.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const TWENTY = Array.from({ length: 20 }, (_, index) => index);

describe.each(DATABASES)('on the %s database', (database) => {
  let sandbox: SandboxUnderTest;
  let close: () => Promise<void>;
  let token = '';

  beforeAll(async () => {
    ({ sandbox, close } = await sandboxOn(database));
  });
  beforeEach(async () => {
    await sandbox.reset(NOW);
    token = await sandbox.logIn('depositor');
  });
  afterAll(() => close());

  test('twenty deposits under one key pay in once, and all hear the same answer', async () => {
    const answers = await Promise.all(TWENTY.map(() => depositOf(sandbox, { token, key: 'one' })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body['data']))).size).toBe(1);
    expect(await balanceOf(sandbox, token)).toBe(273.5);
    expect(await transactionsOf(sandbox, token, '?type=deposit&from=2026-11-20')).toHaveLength(1);
    expect(await auditOf(sandbox)).toEqual(CLEAN);
  });

  test('the whole balance withdrawn twenty times at once leaves once', async () => {
    const race = TWENTY.map((index) => withdrawalOf(sandbox, { token, amount: 248.5, key: `w-${index}` }));
    const answers = await Promise.all(race);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 422);
    expect(refused).toHaveLength(19);
    expect(new Set(refused.map(({ body }) => body['code']))).toEqual(new Set(['INSUFFICIENT_FUNDS']));
    expect(await balanceOf(sandbox, token)).toBe(0);
    expect(await auditOf(sandbox)).toEqual(CLEAN);
  });

  test('twenty deposits at once never go above the deposit limit together', async () => {
    const race = TWENTY.map((index) => depositOf(sandbox, { token, amount: 40, key: `d-${index}` }));
    const answers = await Promise.all(race);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
    expect(await balanceOf(sandbox, token)).toBe(728.5);
    const details = await sandbox.data('GET', '/api/user/get-user-details', { token });
    expect([at(details, 'depositCount'), at(details, 'totalDeposit')]).toEqual([16, 880]);
    expect(await auditOf(sandbox)).toEqual(CLEAN);
  });

  test('a pending deposit settles once, however many move the clock', async () => {
    await depositOf(sandbox, { token, amount: 25.04 });
    await Promise.all(TWENTY.map(() => advance(sandbox, 3)));
    expect(await balanceOf(sandbox, token)).toBe(273.54);
    expect(await auditOf(sandbox)).toEqual(CLEAN);
  });

  test('deposits and withdrawals of every outcome at once leave every wallet equal to the ledger', async () => {
    const vip = await sandbox.logIn('vip');
    const cents = [0, 1, 2, 3, 4, 5, 6, 7, 11, 12];
    const race = cents.flatMap((cent, index) => [
      depositOf(sandbox, { token: vip, amount: 30 + cent / 100, key: `d-${index}` }),
      withdrawalOf(sandbox, { token, amount: 20 + cent / 100, key: `w-${index}` }),
      depositOf(sandbox, { token: vip, amount: 30 + cent / 100, methodId: 9, key: `p-${index}` }),
    ]);
    expect((await Promise.all(race)).filter(({ status }) => status >= 500)).toEqual([]);
    await advance(sandbox, 60);
    await advance(sandbox, 600);
    expect(await auditOf(sandbox)).toEqual(CLEAN);
    const open = await transactionsOf(sandbox, vip, '?from=2026-11-20&status=processing');
    expect(open).toEqual([]);
  });
});
