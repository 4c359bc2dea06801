import { beforeEach, expect, test } from 'vitest';
import type { PersonaName } from '../personas/persona.ts';
import {
  advanceMinutes,
  valueAt,
  fetchLedgerAudit,
  fetchLedgerReferences,
  fetchBalance,
  CLEAN_AUDIT,
  requestDeposit,
  postForm,
  fetchTransactions,
  requestWithdrawal,
} from '../testing/cashier-requests.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const sandbox = connectTestSandbox();
let token = '';

beforeEach(async () => {
  await sandbox.reset(NOW);
  token = await sandbox.logIn('depositor');
});

async function tried(persona: PersonaName, asked: Partial<Parameters<typeof requestWithdrawal>[1]> = {}) {
  const { status, body } = await requestWithdrawal(sandbox, {
    token: await sandbox.logIn(persona),
    ...asked,
  });
  return { status, code: body['code'], errors: body['errors'], details: body['details'] };
}

test('a withdrawal leaves the wallet at once, is pending, and is paid out by the platform’s clock', async () => {
  const { status, body } = await requestWithdrawal(sandbox, { token, amount: 100 });
  expect([status, valueAt(body, 'data', 'status')]).toEqual([200, 'pending']);
  const reference = valueAt(body, 'data', 'reference');
  expect(reference).toMatch(/^WD-\d{8}-[\dA-F]{8}$/);
  expect((await fetchTransactions(sandbox, token))[0]?.['reference']).toBe(reference);
  expect(await fetchLedgerReferences(sandbox, 'depositor')).toContain(reference);
  expect(await fetchBalance(sandbox, token)).toBe(148.5);
  const stateNow = async () => (await fetchTransactions(sandbox, token))[0]?.['status'];
  expect(await stateNow()).toBe('pending');
  await advanceMinutes(sandbox, 3);
  expect(await stateNow()).toBe('processing');
  await advanceMinutes(sandbox, 8);
  expect(await stateNow()).toBe('processed');
  expect(await fetchBalance(sandbox, token)).toBe(148.5);
  expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
});

test('a withdrawal’s line names the account cut to what may be shown, its fee and by when it arrives', async () => {
  await requestWithdrawal(sandbox, { token, amount: 30 });
  const fields = {
    beneficiaryName: 'Marisol Reyes',
    accountNumber: 'NL91 ABNA 0417 1643 00',
    bankCode: 'ABNANL2A',
    bankName: 'Polderbank',
  };
  await requestWithdrawal(sandbox, { token, amount: 40, methodId: 4, fields });
  const rows = await fetchTransactions(sandbox, token);
  const [hours, days] = ['2026-11-21T17:17:19.000Z', '2026-11-22T17:17:19.000Z'];
  expect(rows.find(({ amount }) => amount === -30)).toMatchObject({
    destination: 'me@player.test',
    fee: 0,
    expectedAt: hours,
  });
  expect(rows.find(({ amount }) => amount === -40)).toMatchObject({
    destination: '…4300',
    fee: 0,
    expectedAt: days,
  });
  // Eight figures of it: a random number of a transaction may hold any four.
  expect(JSON.stringify(rows)).not.toMatch(/0417\s*1643/);
  for (const row of rows.filter(({ type }) => type !== 'withdrawal'))
    expect(row).not.toHaveProperty('destination');
});

test.each([
  [20.01, 'failed'],
  [20.02, 'rejected'],
  [20.03, 'cancelled'],
  [20.05, 'failed'],
])('a withdrawal of %d euros ends as %s, and the money is back, once', async (amount, status) => {
  await requestWithdrawal(sandbox, { token, amount });
  await advanceMinutes(sandbox, 60);
  await advanceMinutes(sandbox, 60);
  expect((await fetchTransactions(sandbox, token))[0]).toMatchObject({ status, amount: -amount });
  expect(await fetchBalance(sandbox, token)).toBe(248.5);
  expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
});

test('a withdrawal that waits for a person is paid or given back at the provider’s desk', async () => {
  await requestWithdrawal(sandbox, { token, amount: 20.04 });
  await advanceMinutes(sandbox, 600);
  const [row] = await fetchTransactions(sandbox, token);
  expect(row?.['status']).toBe('pending');
  const decision = { transactionId: String(row?.['transactionId']), decision: 'refuse' };
  await postForm(`${sandbox.url}/provider/decide`, decision);
  await postForm(`${sandbox.url}/provider/decide`, decision);
  expect(await fetchBalance(sandbox, token)).toBe(248.5);
});

test('the same key withdraws once, also when the answer was lost', async () => {
  await expect(requestWithdrawal(sandbox, { token, amount: 20.08, key: 'w-1' })).rejects.toThrow(
    'fetch failed',
  );
  expect((await requestWithdrawal(sandbox, { token, amount: 20.08, key: 'w-1' })).status).toBe(200);
  expect(await fetchBalance(sandbox, token)).toBe(228.42);
});

test('excluded and frozen players take their money out', async () => {
  expect(await tried('self-excluded')).toMatchObject({ status: 200 });
  expect(await tried('frozen')).toMatchObject({ status: 200 });
});

test('without a deposit, with an unverified address, or while a bonus runs, nothing is paid out', async () => {
  expect(await tried('newcomer')).toMatchObject({ status: 422, code: 'DEPOSIT_REQUIRED' });
  expect(await tried('unverified')).toMatchObject({ status: 422, code: 'REQUIRED_EMAIL_VERIFICATION' });
  expect(await tried('bonus-active')).toMatchObject({ status: 422, code: 'ACTIVE_BONUS' });
});

test('a deposit has to be staked once before money leaves', async () => {
  await requestDeposit(sandbox, { token, amount: 30 });
  const { status, body } = await requestWithdrawal(sandbox, { token });
  expect([status, body['code'], body['details']]).toEqual([422, 'WAGERING_LEFT', { left: 30 }]);
  const details = await sandbox.requestData('GET', '/api/user/get-user-details', { token });
  expect(valueAt(details, 'wageringLeft')).toBe(30);
});

test('more than the wallet holds, or than the method pays, is refused', async () => {
  expect(await tried('depositor', { amount: 248.51 })).toMatchObject({
    status: 422,
    code: 'INSUFFICIENT_FUNDS',
  });
  expect(await tried('depositor', { amount: 5 })).toMatchObject({
    code: 'PAYMENT_PROVIDER_LIMIT_THRESHOLD',
    details: { min: 10, max: 10_000 },
  });
  expect(await tried('depositor', { amount: 0.001 })).toMatchObject({ code: 'AMOUNT_BELOW_ZERO' });
});

const ACCOUNT = {
  beneficiaryName: 'Marisol Reyes',
  accountNumber: 'NL91ABNA0417164300',
  bankCode: 'ABNANL2A',
  bankName: 'Polderbank',
};

test.each([
  ['bankCode', 'ABNANL2', 400],
  ['bankCode', 'ABNANL2AXXXXXXX', 200],
  ['bankCode', 'ABNANL2AXXXXXXXX', 400],
  ['beneficiaryName', '', 400],
  ['accountNumber', '', 400],
  ['bankName', '', 400],
])('a bank account with %s %j: %d', async (name, value, status) => {
  const fields = { ...ACCOUNT, [name]: value };
  expect(await tried('depositor', { methodId: 4, fields })).toMatchObject({ status });
});

test('a bitcoin wallet pays out in satoshi, to an address of the chosen network alone [PAY-09]', async () => {
  const cryptoAddress = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
  const wish = { methodId: 15, amount: 0.001, fields: { network: 'Bitcoin', cryptoAddress } };
  expect(await tried('crypto', wish)).toMatchObject({ status: 200 });
  const refusedFor = async (fields: object, field: string) =>
    expect(await tried('crypto', { ...wish, fields: { ...wish.fields, ...fields } })).toMatchObject({
      status: 400,
      errors: { [`fields.${field}`]: 'form.validation.invalid.format' },
    });
  await refusedFor({ network: 'TRC-20' }, 'network');
  await refusedFor({ network: 'Lightning' }, 'cryptoAddress');
  await refusedFor({ cryptoAddress: cryptoAddress.replace('ar0', 'br0') }, 'cryptoAddress');
  expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
});

test.each([
  ['NL91 ABNA 0417 1643 00', 200],
  ['nl91abna0417164300', 200],
  ['417164300', 200],
  ['NL92 ABNA 0417 1643 00', 400],
])('a euro bank takes the account %s: %d [PAY-09]', async (accountNumber, status) => {
  const fields = { ...ACCOUNT, accountNumber };
  expect(await tried('depositor', { methodId: 4, fields })).toMatchObject({ status });
});

test('a method that pays nothing out is no way to withdraw', async () => {
  expect(await tried('depositor', { methodId: 11, fields: {} })).toMatchObject({ status: 404 });
});
