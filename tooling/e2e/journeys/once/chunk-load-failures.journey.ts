import { expect, test } from '../../src/journey.ts';
import { loginForm } from '../../src/login.ts';
import { findBalance, calendarDialog } from '../../src/rewards.ts';

test('a modal whose code does not come says so, and comes when tried again', async ({ page, tolerate }) => {
  tolerate(/ERR_FAILED|dynamically imported module/);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'See the calendar' }).click();
  const message = page.getByRole('alertdialog', { name: 'This window did not load' });
  await expect(message).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
  await page.unroute('**/assets/*.js');
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(calendarDialog(page).root).toBeVisible();
  await expect(message).toBeHidden();
});

test('a page whose code does not come leaves the page the player is on, and opens once the code is there', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED|dynamically imported module/);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.route('**/assets/*limits*.js', (route) => route.abort());
  const reloaded = page.waitForEvent('load');
  const link = page.getByRole('contentinfo').getByRole('link', { name: /^Set limits/ });
  await link.click();
  await reloaded;
  await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible();
  await page.unroute('**/assets/*limits*.js');
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your limits');
});

test('a link that is only pointed at loads nothing anew where its code does not come', async ({
  page,
  signInAs,
  tolerate,
}) => {
  tolerate(/ERR_FAILED/);
  await signInAs('depositor');
  await page.goto('/deposit', { waitUntil: 'networkidle' });
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/assets/*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  const link = page.getByRole('contentinfo').getByRole('link', { name: /^Set limits/ });
  await link.hover();
  await failed;
  // Round trips in which the code would be asked for once more, in vain.
  for (const _ of ['second try', 'and the page loaded anew'])
    await page.evaluate(async () => (await fetch('/readyz')).status);
  await page.unroute('**/assets/*.js');
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  expect(loads).toBe(0);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your limits');
});

test('without a connection a link waits over the page the player is on, and leads on once the connection is back', async ({
  page,
  context,
  tolerate,
}) => {
  tolerate(/ERR_INTERNET_DISCONNECTED|dynamically imported module|Unable to preload CSS/);
  await page.goto('/', { waitUntil: 'networkidle' });
  const title = page.getByRole('heading', { level: 1 });
  const before = await title.textContent();
  let asked = 0;
  page.on('requestfailed', (request) => (asked += request.url().includes('limits') ? 1 : 0));
  await context.setOffline(true);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Set limits/ })
    .click();
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect(title).toHaveText(before ?? '');
  await context.setOffline(false);
  await expect(title).toHaveText('Your limits');
});

test('a part of a page whose code does not come says so in its own place, and comes when tried again', async ({
  page,
  signInAs,
  tolerate,
}) => {
  tolerate(/ERR_FAILED|dynamically imported module/);
  await signInAs('depositor');
  await page.route('**/assets/*home-live*.js', (route) => route.abort());
  await page.goto('/');
  const week = page.getByRole('region', { name: 'Rakeback this week' });
  await expect(week).toContainText('Your days could not be loaded. Nothing is lost.');
  await expect(findBalance(page, '€248.50')).toBeVisible();
  await page.unroute('**/assets/*home-live*.js');
  await week.getByRole('button', { name: 'Try again' }).click();
  await expect(week.locator('[data-look="claimable"]')).toBeVisible();
});

test('with the platform down the page still stands, and a login says that the service is unavailable', async ({
  page,
  sandbox,
  tolerate,
}) => {
  tolerate(/status of 503/);
  await sandbox.addFault({ call: '*', kind: 'drop' });
  await page.goto('/');
  await expect(page.locator('[data-day]').first()).toBeVisible();
  await page.getByRole('link', { name: 'Log in', exact: true }).first().click();
  await loginForm(page).fillInAs('depositor');
  await expect(loginForm(page).dialog.getByRole('alert')).toContainText('Service Unavailable');
});

test('days that cannot be read say so with nothing lost, and come when tried again [HTTP-05]', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/status of 503/);
  await page.clock.install();
  await signInAs('depositor');
  await sandbox.addFault({ call: 'get-rakeback-days', kind: 'drop' });
  await page.goto('/cashback');
  const failed = page
    .getByRole('alert')
    .filter({ hasText: 'Your days could not be loaded. Nothing is lost.' });
  // Reads try three more times, each wait longer than the last.
  await expect(async () => {
    await page.clock.runFor(2_000);
    await expect(failed).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
  await sandbox.clearFaults();
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-look="claimable"]').first()).toBeVisible();
});

test('a platform that goes away under an open calendar leaves its days on the screen [RB-11]', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/status of 503|ERR_|WebSocket/);
  await page.clock.install();
  await signInAs('depositor');
  await page.goto('/?modal=rakeback');
  const calendar = calendarDialog(page);
  await expect(calendar.claimToday).toBeVisible();
  await calendar.claimToday.focus();
  await sandbox.addFault({ call: '*', kind: 'drop' });
  const asked = page.waitForResponse('**/get-rakeback-days*');
  await page.clock.fastForward(11_000);
  expect((await asked).status()).toBe(503);
  await expect(calendar.claimToday).toBeFocused();
  await expect(findBalance(page, '€248.50')).toBeAttached();
});
