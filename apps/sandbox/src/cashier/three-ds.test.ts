import { beforeEach, expect, test } from 'vitest';
import {
  advanceMinutes,
  valueAt,
  fetchLedgerAudit,
  fetchBalance,
  TEST_CARD,
  CLEAN_AUDIT,
  requestDeposit,
  HARBORPAY,
  postForm,
  fetchTransactions,
} from '../testing/cashier-requests.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const sandbox = connectTestSandbox();
let token = '';

beforeEach(async () => {
  await sandbox.reset(NOW);
  token = await sandbox.logIn('depositor');
});

type AtBank = { MD: string; PaReq: string; page: string };

/** Pays in by a card whose bank wants to see the player, and goes there as the casino's form does. */
async function atBank(amount = 25.06): Promise<AtBank> {
  const { body } = await requestDeposit(sandbox, { token, amount });
  const threeDs = valueAt(body, 'data', 'threeDs');
  const [MD, PaReq, TermUrl, acsUrl] = ['MD', 'PaReq', 'TermUrl', 'acsUrl'].map((name) =>
    String(valueAt(threeDs, name)),
  );
  const response = await postForm(acsUrl ?? '', { MD: MD ?? '', PaReq: PaReq ?? '', TermUrl: TermUrl ?? '' });
  expect(response.status).toBe(303);
  return { MD: MD ?? '', PaReq: PaReq ?? '', page: `${sandbox.url}${response.headers.get('location')}` };
}

async function codeOn(page: string): Promise<string> {
  const found = /<strong>(\d{3} \d{3})<\/strong>/.exec(await (await fetch(page)).text());
  return found?.[1] ?? '';
}

function bringBack({ MD, PaReq }: AtBank, more: { token?: string } = {}) {
  return sandbox.request('POST', '/api/user/3ds-webhook', { body: { MD, PaReq }, ...more });
}

test('3-D Secure: the bank’s code, back with PaReq and MD, and the deposit is paid', async () => {
  const bank = await atBank();
  const back = await postForm(bank.page, { code: await codeOn(bank.page) });
  const query = new URL(back.headers.get('location') ?? '').searchParams;
  expect([query.get('modal'), query.get('MD'), query.get('PaReq')]).toEqual([
    'deposit-3ds-success',
    bank.MD,
    bank.PaReq,
  ]);
  expect(await fetchBalance(sandbox, token)).toBe(248.5);
  expect((await bringBack(bank, { token })).body['data']).toMatchObject({ status: 'success' });
  expect(await fetchBalance(sandbox, token)).toBe(273.56);
});

test('what the bank said may be brought twenty times at once, signed out too: one deposit, one answer', async () => {
  const bank = await atBank();
  await postForm(bank.page, { code: await codeOn(bank.page) });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => bringBack(bank, index % 2 === 0 ? { token } : {})),
  );
  expect(new Set(answers.map(({ body }) => JSON.stringify(body['data']))).size).toBe(1);
  expect(await fetchBalance(sandbox, token)).toBe(273.56);
  expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
});

test('a bank that refuses whatever is typed: the deposit is rejected, and stays so', async () => {
  const bank = await atBank(25.07);
  await postForm(bank.page, { code: await codeOn(bank.page) });
  expect((await bringBack(bank)).body['data']).toMatchObject({ status: 'failed' });
  expect((await bringBack(bank)).body['data']).toMatchObject({ status: 'failed' });
  expect((await fetchTransactions(sandbox, token))[0]).toMatchObject({
    status: 'rejected',
    code: 'BANK_NOT_CONFIRMED',
  });
  expect(await fetchBalance(sandbox, token)).toBe(248.5);
});

test('a wrong code is asked for again, and "this is not me" ends it', async () => {
  const bank = await atBank();
  const wrong = await postForm(bank.page, { code: '000 00' });
  expect([wrong.status, await wrong.text()]).toEqual([200, expect.stringContaining('That is not the code')]);
  expect((await bringBack(bank)).body['data']).toMatchObject({ status: 'pending' });
  await postForm(bank.page, { code: await codeOn(bank.page), refuse: 'yes' });
  expect((await bringBack(bank)).body['data']).toMatchObject({ status: 'failed' });
});

test('when nobody comes back from the bank, the provider tells the casino by itself', async () => {
  const bank = await atBank();
  await postForm(bank.page, { code: await codeOn(bank.page) });
  await advanceMinutes(sandbox, 3);
  expect(await fetchBalance(sandbox, token)).toBe(273.56);
  expect((await bringBack(bank)).body['data']).toMatchObject({ status: 'success' });
  expect(await fetchBalance(sandbox, token)).toBe(273.56);
});

test('the bank’s own way back is a form with PaReq and MD when the provider posts', async () => {
  const bank = await atBank();
  const back = await postForm(bank.page, { code: await codeOn(bank.page), returnsBy: 'POST' });
  const text = await back.text();
  expect(text).toContain(`name="PaReq" value="${bank.PaReq}"`);
  expect(text).toContain(`name="MD" value="${bank.MD}"`);
  expect(text).toContain('modal=deposit-3ds-success');
});

test('an unknown number, or one with another question, is told nothing', async () => {
  const bank = await atBank();
  expect((await bringBack({ ...bank, PaReq: 'eJx' })).status).toBe(404);
  expect((await bringBack({ ...bank, MD: 'nobody' })).status).toBe(404);
  const form = await postForm(`${sandbox.url}/provider/acs`, { MD: bank.MD, PaReq: 'eJx' });
  expect(form.status).toBe(404);
});

test('an e-wallet may lead to the bank as well, after its own page', async () => {
  const { body } = await requestDeposit(sandbox, { token, methodId: HARBORPAY, amount: 25.06 });
  const page = String(valueAt(body, 'data', 'redirectUrl'));
  expect(await (await fetch(page)).text()).toContain('Pay 25.06 EUR');
  const onward = await postForm(page, { outcome: '3ds-pass' });
  const bankPage = `${sandbox.url}${onward.headers.get('location')}`;
  const back = await postForm(bankPage, { code: await codeOn(bankPage) });
  const query = new URL(back.headers.get('location') ?? '').searchParams;
  const brought = { MD: query.get('MD') ?? '', PaReq: query.get('PaReq') ?? '', page };
  expect((await bringBack(brought)).body['data']).toMatchObject({ status: 'success' });
});

test('a card of the list decides before the cents do', async () => {
  const fields = { ...TEST_CARD, cardNumber: '4000 0000 0000 0069' };
  const { body } = await requestDeposit(sandbox, { token, amount: 25.01, fields });
  expect(valueAt(body, 'data', 'threeDs', 'MD')).toEqual(expect.stringMatching(/^[\w-]{24}$/));
});
