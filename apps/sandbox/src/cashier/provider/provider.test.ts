import { beforeEach, expect, test } from 'vitest';
import {
  advanceMinutes,
  valueAt,
  fetchLedgerAudit,
  fetchBalance,
  CLEAN_AUDIT,
  requestDeposit,
  HARBORPAY,
  postForm,
  RETURN_URL,
  fetchTransactions,
} from '../../testing/cashier-requests.ts';
import { connectTestSandbox } from '../../testing/test-sandbox.ts';
import { PAYMENT_OUTCOME_ROWS } from '../payment-outcomes.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const sandbox = connectTestSandbox();
let token = '';

beforeEach(async () => {
  await sandbox.reset(NOW);
  token = await sandbox.logIn('depositor');
});

async function pageFor(amount = 25, returnUrl = RETURN_URL): Promise<string> {
  const { body } = await requestDeposit(sandbox, { token, methodId: HARBORPAY, amount, returnUrl });
  return String(valueAt(body, 'data', 'redirectUrl'));
}

function queryOf(response: Response): Record<string, string> {
  return Object.fromEntries(new URL(response.headers.get('location') ?? '').searchParams);
}

test('the provider lists every outcome with the cents and the card that choose it', async () => {
  const text = await (await fetch(`${sandbox.url}/provider`)).text();
  for (const { title, card } of PAYMENT_OUTCOME_ROWS) {
    expect(text).toContain(title);
    expect(text).toContain(card.replaceAll(/(\d{4})(?=\d)/g, '$1 '));
  }
});

test('a payment’s page shows the amount, its outcome and every other one, and can neither be framed nor kept', async () => {
  const response = await fetch(await pageFor(25.02));
  const text = await response.text();
  expect(text).toContain('25.02 EUR');
  for (const { title } of PAYMENT_OUTCOME_ROWS) expect(text).toContain(title);
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
});

test.each([
  ['success', 'deposit-success', 'completed', 273.5],
  ['failed', 'deposit-failed', 'failed', 248.5],
  ['decline', 'deposit-decline', 'rejected', 248.5],
  ['cancel', 'deposit-cancel', 'cancelled', 248.5],
  ['pending', 'deposit-pending', 'pending', 248.5],
  ['provider-error', 'deposit-failed', 'failed', 248.5],
])('%s leads back to the casino with modal=%s', async (outcome, modal, status, balance) => {
  const back = await postForm(await pageFor(), { outcome });
  expect(back.status).toBe(303);
  expect(back.headers.get('location')).toMatch(/^http:\/\/127\.0\.0\.1:4100\/deposit\?from=test&/);
  const failed = ['failed', 'rejected', 'cancelled'].includes(status);
  const [row] = await fetchTransactions(sandbox, token);
  expect(queryOf(back)).toEqual({
    from: 'test',
    modal,
    transactionId: row?.['transactionId'],
    ...(failed ? { met: 'Harborpay' } : {}),
  });
  expect(row?.['status']).toBe(status);
  expect(await fetchBalance(sandbox, token)).toBe(balance);
});

test('paying twice on one page pays once, and the second press hears the first result', async () => {
  const page = await pageFor();
  const presses = await Promise.all(
    Array.from({ length: 8 }, (_, index) => postForm(page, { outcome: index === 0 ? 'success' : 'decline' })),
  );
  expect(new Set(presses.map((response) => response.headers.get('location'))).size).toBe(1);
  expect((await fetchTransactions(sandbox, token, '?from=2026-11-20&type=deposit')).length).toBe(1);
  expect(await fetchLedgerAudit(sandbox)).toEqual(CLEAN_AUDIT);
});

test('a provider that sends back by form brings the same result in a cross-site POST', async () => {
  const response = await postForm(await pageFor(), { outcome: 'success', returnsBy: 'POST' });
  const text = await response.text();
  expect([response.status, text.includes('id="send-on" method="post"')]).toEqual([200, true]);
  expect(text).toMatch(/action="http:\/\/127\.0\.0\.1:4100\/deposit\?from=test&amp;modal=deposit-success/);
  expect(response.headers.get('content-security-policy')).toContain(
    "form-action 'self' http://127.0.0.1:4100",
  );
});

test('going back without deciding is told as unknown, and the page waits for the player', async () => {
  const page = await pageFor();
  const back = await fetch(page.replace('/pay/', '/back/'), { redirect: 'manual' });
  expect(queryOf(back)).toMatchObject({ modal: 'deposit-return' });
  expect(queryOf(await postForm(page, { outcome: 'success' }))).toMatchObject({ modal: 'deposit-success' });
});

test('a lost answer credits the deposit, breaks the line, and the page opened again knows', async () => {
  const page = await pageFor(25.08);
  await expect(postForm(page, { outcome: 'lost-answer' })).rejects.toThrow('fetch failed');
  expect(await fetchBalance(sandbox, token)).toBe(273.58);
  const again = await (await fetch(page)).text();
  expect(again).toContain('Paid');
  expect(again).toContain('modal=deposit-success');
});

test('an end the provider does not know is refused, and nothing is paid', async () => {
  expect((await postForm(await pageFor(), { outcome: 'zzz' })).status).toBe(400);
  expect(await fetchBalance(sandbox, token)).toBe(248.5);
});

test('a deposit that is pending after its page settles by the platform’s clock', async () => {
  await postForm(await pageFor(), { outcome: 'pending' });
  await postForm(await pageFor(), { outcome: 'pending-fails' });
  await advanceMinutes(sandbox, 3);
  expect(await fetchBalance(sandbox, token)).toBe(273.5);
  const rows = await fetchTransactions(sandbox, token, '?from=2026-11-20&type=deposit');
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['completed', 'failed']));
});

test('what a player typed never becomes a part of the page', async () => {
  const { body } = await requestDeposit(sandbox, {
    token,
    methodId: HARBORPAY,
    returnUrl: 'http://127.0.0.1:4100/?q="><script>alert(1)</script>',
  });
  const text = await (await fetch(String(valueAt(body, 'data', 'redirectUrl')))).text();
  expect(text).not.toContain('<script>');
});

test('an unknown payment is a page of its own, and a decision is only taken once', async () => {
  const unknown = await fetch(`${sandbox.url}/provider/pay/nobody-knows-this`);
  expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining('No such payment')]);
  await postForm(await pageFor(), { outcome: 'pending' });
  const [row] = await fetchTransactions(sandbox, token);
  const transactionId = String(row?.['transactionId']);
  const decide = (decision: string) =>
    postForm(`${sandbox.url}/provider/decide`, { transactionId, decision });
  expect((await Promise.all(['pay', 'refuse', 'cancel', 'pay'].map(decide))).map((r) => r.status)).toEqual([
    303, 303, 303, 303,
  ]);
  expect(await fetchBalance(sandbox, token)).toBe(273.5);
  await advanceMinutes(sandbox, 10);
  expect(await fetchBalance(sandbox, token)).toBe(273.5);
});
