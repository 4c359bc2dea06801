import { expect, test } from '../../src/journey.ts';
import { openBonusChoices } from '../../src/cashier.ts';
import { loginForm } from '../../src/login.ts';
import { WIDTHS } from '../../src/worker-addresses.ts';
import { collectApiRequests } from '../../src/requests.ts';
import {
  ALL_SCRIPTS,
  expectNewDocument,
  expectExecuted,
  expectSameDocument,
  nameDocument,
  openAndActivate,
  listExecutedScripts,
  SCRIPTS,
  settleEffects,
} from '../../src/tracking.ts';

test('scripts run by who is there, each once and in its place, and are asked for again after a sign-in [TRK-01]', async ({
  page,
}) => {
  const asked = collectApiRequests(page, SCRIPTS);
  await page.goto('/?modal=login');
  await expectExecuted(page, ['visit-counter']);
  await loginForm(page).fillInAs('depositor');
  await expectExecuted(page, ALL_SCRIPTS);
  expect(asked).toEqual(['GET ', 'GET ?enableAuthUsers=true&enableDepositors=true']);
  const places = await page.evaluate(() => ({
    head: document.head.querySelector('[data-tracking="visit-counter"]') !== null,
    start: document.body.firstElementChild?.getAttribute('data-tracking'),
    end: document.body.lastElementChild?.getAttribute('data-tracking'),
  }));
  expect(places).toEqual({ head: true, start: 'player-counter', end: 'depositor-counter' });
  await page.getByRole('link', { name: 'Cashback accumulator' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cashback and rakeback');
  expect(await listExecutedScripts(page)).toHaveLength(3);
});

test('a player who has never deposited gets no depositor’s script [TRK-01]', async ({ page, signInAs }) => {
  await signInAs('newcomer');
  const asked = collectApiRequests(page, SCRIPTS);
  await page.goto('/');
  await expectExecuted(page, ['visit-counter', 'player-counter']);
  expect(asked).toEqual(['GET ?enableAuthUsers=true']);
});

test('no script runs, and none is asked for, where money is paid [TRK-01]', async ({ page, signInAs }) => {
  await signInAs('depositor');
  await page.clock.install();
  const asked = collectApiRequests(page, SCRIPTS);
  for (const address of [
    '/deposit',
    '/de/withdraw',
    '/design/deposit',
    '/?modal=deposit',
    '/casino?modal=withdraw',
  ]) {
    await openAndActivate(page, address);
    expect([asked, await listExecutedScripts(page)], address).toEqual([[], []]);
  }
});

test('from a page with scripts the cashier opens as a document without them, by link and by Back [TRK-01]', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize(WIDTHS[1280]);
  await signInAs('depositor');
  await page.goto('/');
  await expectExecuted(page, ALL_SCRIPTS);
  await nameDocument(page);
  await page
    .getByRole('link', { name: /^Deposit/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/deposit$/);
  await expectNewDocument(page);
  expect(await listExecutedScripts(page)).toEqual([]);

  // Before the page is alive its links lead to other documents; the form is drawn by the browser.
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  await nameDocument(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cashback' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cashback and rakeback');
  await expectExecuted(page, ALL_SCRIPTS);
  await expectSameDocument(page);
  await page.goBack();
  await expectNewDocument(page);
  await expect(page).toHaveURL(/\/deposit$/);
  expect(await listExecutedScripts(page)).toEqual([]);
});

test('where scripts run the deposit modal leads to the deposit page instead [TRK-01]', async ({
  page,
  signInAs,
}) => {
  await signInAs('depositor');
  await page.goto('/cashback?modal=deposit&activeMethod=card');
  await openBonusChoices(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Terms and all promotions' }).click();
  await expectExecuted(page, ALL_SCRIPTS);
  await page.goBack();
  await expect(page).toHaveURL(/\/deposit\?activeMethod=card$/);
  expect(await listExecutedScripts(page)).toEqual([]);
});

test('a page view is told when the page has stayed, with who sent the visitor and on what device [NAV-10] [SES-08]', async ({
  page,
  sandbox,
}) => {
  const foot = page.getByRole('contentinfo');
  await page.clock.install();
  await page.goto('/?cpnc=c-7&mkt=DE&userDeviceType=tablet');
  await expect.poll(() => sandbox.fetchLogEvents()).toHaveLength(1);
  await page.clock.pauseAt(Date.now() + 60_000);
  // The address changes before the page does: time passes only once the next page stands.
  for (const [name, stay] of [
    ['Promotions', 270],
    ['Cashback', 300],
  ] as const) {
    const title = await page.title();
    await foot.getByRole('link', { name }).click();
    // The frame that answers the press, and what waits for it, go by the held clock too.
    await page.clock.runFor(20);
    await expect(page).not.toHaveTitle(title);
    await settleEffects(page);
    await page.clock.runFor(stay);
  }
  await expect.poll(() => sandbox.fetchLogEvents()).toHaveLength(2);
  const visit = { mkt: 'DE', cpncToSent: 'c-7', userDeviceType: 'tablet' };
  expect(await sandbox.fetchLogEvents()).toMatchObject([
    { event: 'PAGE_VIEW', payload: { data: { path: '/' }, ...visit } },
    { event: 'PAGE_VIEW', payload: { data: { path: '/cashback' }, ...visit } },
  ]);
});

test('an event on its way outlives its page [TRK-02]', async ({ page, sandbox }) => {
  await sandbox.addFault({ call: 'log-event', kind: 'delay', delayMs: 800, times: 1 });
  const sent = page.waitForRequest('**/api/user/log-event');
  await page.goto('/');
  await sent;
  await page.close();
  await expect.poll(() => sandbox.fetchLogEvents()).toMatchObject([{ event: 'PAGE_VIEW' }]);
});
