import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  advanceMinutes,
  valueAt,
  fetchLedgerAudit,
  fetchBalance,
  CLEAN_AUDIT,
  requestDeposit,
  fetchTransactions,
  requestWithdrawal,
} from '../testing/cashier-requests.ts';
import { DATABASES, startSandboxOn } from '../testing/sandbox-on-database.ts';
import type { TestSandbox } from '../testing/test-sandbox.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const TWENTY = Array.from({ length: 20 }, (_, index) => index);

describe.each(DATABASES)('on the %s database', (database) => {
  let sandbox: TestSandbox;
  let close: () => Promise<void>;
  let token = '';

  beforeAll(async () => {
    ({ sandbox, close } = await startSandboxOn(database));
  });
  beforeEach(async () => {
    await sandbox.reset(NOW);
    token = await sandbox.logIn('depositor');
  });
  afterAll(() => close());

  test('twenty deposits under one key pay in once, and all hear the same answer', async () => {
    const answers = await Promise.all(TWENTY.map(() => requestDeposit(sandbox, { token, key: 'one' })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body['data']))).size).toBe(1);
    expect(await fetchBalance(sandbox, token)).toBe(273.5);
    expect(await fetchTransactions(sandbox, token, '?type=deposit&from=2026-11-20')).toHaveLength(1);
    expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
  });

  test('the whole balance withdrawn twenty times at once leaves once', async () => {
    const race = TWENTY.map((index) =>
      requestWithdrawal(sandbox, { token, amount: 248.5, key: `w-${index}` }),
    );
    const answers = await Promise.all(race);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 422);
    expect(refused).toHaveLength(19);
    expect(new Set(refused.map(({ body }) => body['code']))).toEqual(new Set(['INSUFFICIENT_FUNDS']));
    expect(await fetchBalance(sandbox, token)).toBe(0);
    expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
  });

  test('twenty deposits at once never go above the deposit limit together', async () => {
    const race = TWENTY.map((index) => requestDeposit(sandbox, { token, amount: 40, key: `d-${index}` }));
    const answers = await Promise.all(race);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
    expect(await fetchBalance(sandbox, token)).toBe(728.5);
    const details = await sandbox.requestData('GET', '/api/user/get-user-details', { token });
    expect([valueAt(details, 'depositCount'), valueAt(details, 'totalDeposit')]).toEqual([16, 880]);
    expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
  });

  test('a pending deposit settles once, however many move the clock', async () => {
    await requestDeposit(sandbox, { token, amount: 25.04 });
    await Promise.all(TWENTY.map(() => advanceMinutes(sandbox, 3)));
    expect(await fetchBalance(sandbox, token)).toBe(273.54);
    expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
  });

  test('deposits and withdrawals of every outcome at once leave every wallet equal to the ledger', async () => {
    const vip = await sandbox.logIn('vip');
    const cents = [0, 1, 2, 3, 4, 5, 6, 7, 11, 12];
    const race = cents.flatMap((cent, index) => [
      requestDeposit(sandbox, { token: vip, amount: 30 + cent / 100, key: `d-${index}` }),
      requestWithdrawal(sandbox, { token, amount: 20 + cent / 100, key: `w-${index}` }),
      requestDeposit(sandbox, { token: vip, amount: 30 + cent / 100, methodId: 9, key: `p-${index}` }),
    ]);
    expect((await Promise.all(race)).filter(({ status }) => status >= 500)).toEqual([]);
    await advanceMinutes(sandbox, 60);
    await advanceMinutes(sandbox, 600);
    expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
    const open = await fetchTransactions(sandbox, vip, '?from=2026-11-20&status=processing');
    expect(open).toEqual([]);
  });
});
