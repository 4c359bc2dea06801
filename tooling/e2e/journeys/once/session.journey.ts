import { expect, test } from '../../src/journey.ts';
import { loginForm } from '../../src/login.ts';
import { collectApiRequests, USER_DETAILS_PATH, holdRequests } from '../../src/requests.ts';
import { findBalance } from '../../src/rewards.ts';
import { getPersonaEmail } from '../../src/sandbox.ts';

test('a kept token signs the player in at the start of the next visit [SES-01]', async ({
  page,
  signInAs,
}) => {
  await signInAs('vip');
  await page.goto('/');
  await expect(findBalance(page, '€18,420.75')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in', exact: true })).toHaveCount(0);
});

test('a login or sign-up in the address does not stand before a kept session is read, and goes unseen where it counts [SES-01]', async ({
  page,
  signInAs,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[role=dialog]')) document.documentElement.dataset['stood'] = 'yes';
    }).observe(document, { childList: true, subtree: true });
  });
  for (const modal of ['login', 'sign-up']) {
    await signInAs('vip');
    const calls = await holdRequests(page);
    const code = page.waitForResponse(/\/session-[^/]+\.js$/);
    await page.goto(`/cashback?modal=${modal}`);
    await (await code).finished();
    await expect.poll(calls.held).toBeGreaterThan(0);
    await calls.release();
    await expect(page).toHaveURL(/\/cashback$/);
    await expect(findBalance(page, '€18,420.75')).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-stood');
    await page.unrouteAll();
    // The next login ends this session: nothing of this page may still be asking.
    await page.goto('about:blank');
  }
});

test('a token the platform refuses at the start is deleted, and the visitor may log in where they are [SES-01]', async ({
  page,
  sandbox,
  signInAs,
  keptToken,
  tolerate,
}) => {
  tolerate(/status of 403/);
  await signInAs('vip');
  await sandbox.endSession('vip');
  await page.goto('/cashback?cpnc=7');
  await expect(loginForm(page).email).toBeVisible();
  await expect(page).toHaveURL(/\/cashback\?cpnc=7&modal=login$/);
  expect(await keptToken()).toBeNull();
  await loginForm(page).dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('link', { name: 'Log in', exact: true }).first()).toBeVisible();
});

test('a platform in trouble at the start leaves the player a visitor for now and keeps the token for the next load [SES-01]', async ({
  page,
  sandbox,
  signInAs,
  keptToken,
  tolerate,
}) => {
  tolerate(/status of 500/);
  await signInAs('vip');
  await sandbox.addFault({ call: 'get-user-details', kind: 'status', status: 500 });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Log in', exact: true }).first()).toBeVisible();
  expect(await keptToken()).not.toBeNull();
  await sandbox.clearFaults();
  await page.reload();
  await expect(findBalance(page, '€18,420.75')).toBeVisible();
});

test('a visitor’s page asks the platform nothing about a player [HTTP-03]', async ({ page }) => {
  const calls = collectApiRequests(page, USER_DETAILS_PATH);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(calls).toEqual([]);
});

test('a wrong password says so, keeps the e-mail, and the right one then signs in [SES-01]', async ({
  page,
  tolerate,
}) => {
  tolerate(/status of 422/);
  await page.goto('/?modal=login');
  const form = loginForm(page);
  await form.fillInAs('vip', 'not-the-password');
  await expect(form.dialog.getByRole('alert')).toContainText(/The (?:e-mail|name) or password is incorrect/);
  await expect(form.email).toHaveValue(getPersonaEmail('vip'));
  await expect(form.password).toBeFocused();
  await form.fillInAs('vip');
  await expect(form.dialog).toBeHidden();
  await expect(findBalance(page, '€18,420.75')).toBeVisible();
});

test('a login the platform cannot serve says so and loses nothing that was typed', async ({
  page,
  sandbox,
  tolerate,
}) => {
  tolerate(/status of 503/);
  await sandbox.addFault({ call: 'login', kind: 'status', status: 503 });
  await page.goto('/?modal=login');
  const form = loginForm(page);
  await form.fillInAs('vip');
  await expect(form.dialog.getByRole('alert')).toContainText('Service Unavailable');
  await expect(form.email).toHaveValue(getPersonaEmail('vip'));
  await expect(form.password).toHaveValue('Baize-2026');
});

test('a credit and a debit move the balance as they happen, without a read', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('vip');
  await page.goto('/');
  await expect(findBalance(page, '€18,420.75')).toBeVisible();
  await expect
    .poll(async () => (await sandbox.fetchState()).personas.find(({ name }) => name === 'vip')?.sockets)
    .toBe(1);
  const reads = collectApiRequests(page, USER_DETAILS_PATH);
  await sandbox.emit('vip', 'credit', { amount: 100 });
  await expect(findBalance(page, '€18,520.75')).toBeVisible();
  await sandbox.emit('vip', 'debit', { amount: 20.5 });
  await expect(findBalance(page, '€18,500.25')).toBeVisible();
  expect(reads).toEqual([]);
});
