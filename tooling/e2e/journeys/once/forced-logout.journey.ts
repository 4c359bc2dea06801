import type { Page } from '@playwright/test';
import { expect, test } from '../../src/journey.ts';
import { loginForm } from '../../src/login.ts';
import { findBalance } from '../../src/rewards.ts';
import { getPersonaEmail } from '../../src/sandbox.ts';
import { sessionEndedAlert, pressAfterEnd } from '../../src/session.ts';

const MINUTE = 60_000;
const VIP = '€18,420.75';

/** The kept token as it is sent. */
async function tokenOf(keptToken: () => Promise<string | null>): Promise<string> {
  const token: unknown = JSON.parse((await keptToken()) ?? 'null');
  return String(token);
}

const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' });

test('a session that reaches its player’s time limit, or is ended on all devices, says so where the player is; what was typed waits for that player alone [NAV-14] [SES-04]', async ({
  page,
  sandbox,
  signInAs,
  keptToken,
  tolerate,
  expectAccessible,
}) => {
  // What is being read as the session ends is refused.
  tolerate(/status of 403/);
  await signInAs('vip');
  await page.goto('/design?cpnc=7');
  await expect(findBalance(page, VIP)).toBeAttached();
  const sockets = async () =>
    (await sandbox.fetchState()).personas.find(({ name }) => name === 'vip')?.sockets;
  await expect.poll(sockets).toBe(1);
  const limited = await page.request.put('/api/user/limits', {
    headers: { authorization: `Bearer ${await tokenOf(keptToken)}` },
    data: { type: 'session', minutes: 10 },
  });
  expect(limited.status()).toBe(200);
  await amount(page).fill('77');
  await sandbox.advance(11 * MINUTE);
  const login = loginForm(page);
  await expect(login.dialog).toContainText('Your session has expired.');
  await expect(login.dialog).toContainText('the time limit you set yourself');
  await expect(login.dialog).toContainText('What you had typed is kept');
  await expect(page).toHaveURL(/\/design\?cpnc=7&modal=login$/);
  await expectAccessible();
  await login.fillInAs('vip');
  await expect(findBalance(page, VIP)).toBeAttached();
  await expect(page).toHaveURL(/\/design\?cpnc=7$/);
  await expect(amount(page)).toHaveValue('77');
  await page.reload();
  await expect(findBalance(page, VIP)).toBeAttached();
  await expect(amount(page)).toHaveValue('77');

  // A new password, set by a mailed link, signs out every device.
  await expect.poll(sockets).toBe(1);
  await page.request.post('/api/user/forgot-password', { data: { email: getPersonaEmail('vip') } });
  const { path } = await sandbox.fetchLastMessage(getPersonaEmail('vip'));
  const mailed = new URLSearchParams(path.slice(path.indexOf('?'))).get('token');
  await page.request.post('/api/user/reset-password', { data: { token: mailed, password: 'Harbour-2027' } });
  await expect(page.getByText(VIP)).toHaveCount(0);
  await pressAfterEnd(page);
  await expect(sessionEndedAlert(page)).toContainText('You were signed out on all devices.');
  await expect(sessionEndedAlert(page)).toContainText('What you had typed is kept');
  await expectAccessible();
  await sessionEndedAlert(page).getByRole('button', { name: 'Log in' }).click();
  await login.fillInAs('depositor');
  await expect(findBalance(page, '€248.50')).toBeAttached();
  await expect(amount(page)).toHaveValue('25');
});

test('a payment that fails later is told, not over a game, and leads to the cashier by another method [SES-11]', async ({
  page,
  sandbox,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('depositor');
  await page.goto('/casino/games/harbour-sevens');
  await expect(findBalance(page, '€248.50')).toBeAttached();
  const sockets = async () =>
    (await sandbox.fetchState()).personas.find(({ name }) => name === 'depositor')?.sockets;
  await expect.poll(sockets).toBe(1);
  await sandbox.emit('depositor', 'failedDeposit', { amount: 40 });
  await sandbox.emit('depositor', 'credit', { amount: 1 });
  await expect(findBalance(page, '€249.50')).toBeAttached();
  const notice = page.getByRole('dialog', { name: 'Deposit failed' });
  await expect(notice).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contacts' }).click();
  await expect(notice).toContainText('€40.00');
  await expectAccessible();
  await notice.getByRole('button', { name: /^Pay by .* instead$/ }).click();
  await expect(page).toHaveURL(/\/deposit\?activeMethod=\d+&amount=40$/);
  const told = async () => (await sandbox.fetchLogEvents()).map(({ event }) => event);
  await expect.poll(told).toContain('ALTERNATIVE_METHOD_BUTTON');
});
