import { beforeEach, expect, test } from 'vitest';
import {
  advanceMinutes,
  fetchTransactions,
  HARBORPAY,
  postForm,
  requestDeposit,
  valueAt,
} from '../testing/cashier-requests.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const sandbox = connectTestSandbox();
let token = '';

beforeEach(async () => {
  await sandbox.reset('2026-11-20T17:17:19.000Z');
  token = await sandbox.logIn('depositor');
});

const EXPIRES_AT = '2026-11-20T17:47:19.000Z';

async function latestRow(): Promise<Record<string, unknown>> {
  const [row] = await fetchTransactions(sandbox, token);
  return row ?? {};
}

test('an open payment at the provider says in its row where it goes on and until when [PAY-10]', async () => {
  const { body } = await requestDeposit(sandbox, { token, methodId: HARBORPAY });
  const row = await latestRow();
  expect(row).toMatchObject({
    status: 'processing',
    redirectUrl: valueAt(body, 'data', 'redirectUrl'),
    expiresAt: EXPIRES_AT,
  });
  expect(row['threeDs'] ?? null).toBeNull();
  await advanceMinutes(sandbox, 31);
  const ended = await latestRow();
  expect(ended).toMatchObject({ status: 'cancelled' });
  expect([ended['redirectUrl'] ?? null, ended['expiresAt'] ?? null]).toEqual([null, null]);
});

test('a card at its bank has the bank’s form in its row, until the bank has decided [PAY-05]', async () => {
  const { body } = await requestDeposit(sandbox, { token, amount: 25.06 });
  const row = await latestRow();
  const threeDs = valueAt(body, 'data', 'threeDs');
  expect(row).toMatchObject({ status: 'processing', threeDs, expiresAt: EXPIRES_AT });
  expect(row['redirectUrl'] ?? null).toBeNull();
  const { acsUrl, ...form } = Object.fromEntries(
    ['acsUrl', 'MD', 'PaReq', 'TermUrl'].map((name) => [name, String(valueAt(threeDs, name))]),
  );
  const bank = await postForm(acsUrl ?? '', form);
  await postForm(`${sandbox.url}${bank.headers.get('location')}`, { refuse: 'yes' });
  expect((await latestRow())['threeDs'] ?? null).toBeNull();
});

test('nobody reads the way back of another player’s payment', async () => {
  await requestDeposit(sandbox, { token, methodId: HARBORPAY });
  const rows = await fetchTransactions(sandbox, await sandbox.logIn('vip'), '?limit=200');
  expect(rows.filter(({ redirectUrl }) => typeof redirectUrl === 'string')).toEqual([]);
});
