import { beforeEach, expect, test } from 'vitest';
import { fetchBalance, requestDeposit } from '../testing/cashier-requests.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const sandbox = connectTestSandbox();

beforeEach(() => sandbox.reset('2026-11-20T17:17:19.000Z'));

test('a friend’s first deposit pays whoever brought them their share, once', async () => {
  const friend = await sandbox.logIn('newcomer');
  const referrer = await sandbox.logIn('depositor');
  expect(await fetchBalance(sandbox, referrer)).toBe(248.5);
  expect((await requestDeposit(sandbox, { token: friend, amount: 50 })).status).toBe(200);
  await expect.poll(() => fetchBalance(sandbox, referrer), { timeout: 10_000 }).toBe(253.5);
  expect(await sandbox.requestData('GET', '/api/user/referral', { token: referrer })).toMatchObject({
    referral: { invited: 1, deposited: 1 },
  });
});
