import { beforeEach, expect, test } from 'vitest';
import {
  CLEAN_AUDIT,
  fetchBalance,
  fetchLedgerAudit,
  requestDeposit,
  requestWithdrawal,
} from '../testing/cashier-requests.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const sandbox = connectTestSandbox();

beforeEach(() => sandbox.reset('2026-11-20T17:17:19.000Z'));

const fetchDetails = (token: string) => sandbox.requestData('GET', '/api/user/get-user-details', { token });

test('an exclusion ends open bonuses: what cannot be played out holds nobody’s money back [LIM-04]', async () => {
  const before = await sandbox.logIn('bonus-active');
  expect((await fetchDetails(before))['activeBonus']).not.toBeNull();
  const own = await fetchBalance(sandbox, before);
  await sandbox.requestData('PUT', '/api/user/self-exclusion', { token: before, body: { duration: '1w' } });
  const token = await sandbox.logIn('bonus-active');
  expect(await fetchDetails(token)).toMatchObject({ activeBonus: null, wageringLeft: 0 });
  expect(await fetchBalance(sandbox, token)).toBe(own);
  expect((await requestWithdrawal(sandbox, { token })).status).toBe(200);
  expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
});

test('on a break a deposit that was not staked can be withdrawn, and holds back again after it [LIM-05]', async () => {
  const before = await sandbox.logIn('depositor');
  await requestDeposit(sandbox, { token: before, bonusId: null });
  expect((await requestWithdrawal(sandbox, { token: before })).body['code']).toBe('WAGERING_LEFT');
  await sandbox.requestData('PUT', '/api/user/freeze', { token: before, body: { days: 1 } });
  const token = await sandbox.logIn('depositor');
  expect(await fetchDetails(token)).toMatchObject({ wageringLeft: 0 });
  expect((await requestWithdrawal(sandbox, { token })).status).toBe(200);
  await sandbox.request('POST', '/sandbox/clock', { body: { advanceMs: 2 * 24 * 60 * 60_000 } });
  const after = await sandbox.logIn('depositor');
  expect(await fetchDetails(after)).toMatchObject({ wageringLeft: 25 });
});
