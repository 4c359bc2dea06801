import type { Page } from '@playwright/test';
import { expect, START, test } from '../../src/journey.ts';
import { loginForm } from '../../src/login.ts';
import { CLAIM_PATH, collectApiRequests, RAKEBACK_DAYS_PATH } from '../../src/requests.ts';
import { findBalance, calendarDialog, findClaimResultDialogs } from '../../src/rewards.ts';
import type { FaultRequest } from '../../src/sandbox.ts';

/** What a platform may say to a claim; no case lets the word "failed" meet a reward that was paid. */
async function openCalendar(page: Page) {
  await page.goto('/?modal=rakeback');
  const calendar = calendarDialog(page);
  await expect(calendar.claimToday).toBeVisible();
  return calendar;
}

test.beforeEach(async ({ signInAs, tolerate }) => {
  tolerate(/status of (409|500|503|504) .*\/rakeback-claim/);
  await signInAs('depositor');
});

const answer = (data: Record<string, unknown>): FaultRequest => ({
  call: 'claim-rakeback',
  kind: 'malformed',
  body: { success: true, data },
  times: 1,
});

const fault = (status: number): FaultRequest => ({
  call: 'claim-rakeback',
  kind: 'status',
  status,
  times: 1,
});

const failures: [string, FaultRequest][] = [
  ['a fault of the platform (500)', fault(500)],
  ['a platform under maintenance (503)', fault(503)],
  ['a negative amount', answer({ amount: -4.82, bonusId: 'rb-2-20261120' })],
  ['another reward than the one asked for', answer({ amount: 4.82, bonusId: 'rb-2-20261119' })],
  ['an answer that breaks off', { call: 'claim-rakeback', kind: 'malformed', times: 1 }],
  ['a connection that breaks', { call: 'claim-rakeback', kind: 'drop', times: 1 }],
];

test('a claim that fails says that nothing was paid, whatever failed, and can be made again [RB-08]', async ({
  page,
  sandbox,
}) => {
  const calendar = await openCalendar(page);
  const { failed, claimed } = findClaimResultDialogs(page);
  for (const [what, order] of failures) {
    await test.step(what, async () => {
      await sandbox.addFault(order);
      await calendar.claimToday.click();
      await failed.getByRole('button', { name: 'Close' }).last().click();
      await expect(failed).toBeHidden();
      expect(await sandbox.fetchPaidAmounts('depositor')).toEqual([]);
    });
  }
  await calendar.claimToday.click();
  await expect(claimed).toContainText('€4.82');
  expect(await sandbox.fetchPaidAmounts('depositor')).toEqual([4.82]);
});

test('a claim refused because the session ended (403) leads to the log-in, and calls nothing paid or failed [RB-08]', async ({
  page,
  sandbox,
  tolerate,
}) => {
  tolerate(/status of 403/);
  const calendar = await openCalendar(page);
  const { failed, claimed } = findClaimResultDialogs(page);
  await sandbox.addFault(fault(403));
  await calendar.claimToday.click();
  await expect(loginForm(page).email).toBeVisible();
  await expect(claimed.or(failed)).toHaveCount(0);
  expect(await sandbox.fetchPaidAmounts('depositor')).toEqual([]);
});

test('a claim whose answer is lost after the work was done ends as claimed, never as failed [RB-08] [HTTP-05]', async ({
  page,
  sandbox,
}) => {
  await sandbox.addFault({ call: 'claim-rakeback', kind: 'lost-answer', times: 1 });
  const calendar = await openCalendar(page);
  await calendar.claimToday.click();
  const { claimed } = findClaimResultDialogs(page);
  await expect(claimed).toContainText('€4.82');
  await expect(calendar.today).toHaveAttribute('data-look', 'claimed');
  await expect(findBalance(page, '€253.32')).toBeAttached();
  expect(await sandbox.fetchPaidAmounts('depositor')).toEqual([4.82]);
});

test('when nothing can be known the player is told so, and trying again pays once [RB-07] [RB-08] [HTTP-05]', async ({
  page,
  sandbox,
  tolerate,
}) => {
  tolerate(/status of 503 .*\/get-rakeback-days/);
  const calendar = await openCalendar(page);
  await sandbox.addFault({ call: 'claim-rakeback', kind: 'lost-answer', times: 1 });
  await page.route(`**${RAKEBACK_DAYS_PATH}*`, (route) =>
    route.fulfill({ status: 503, json: { success: false } }),
  );
  const calls = collectApiRequests(page, CLAIM_PATH);
  await calendar.claimToday.click();
  const { unknown, claimed } = findClaimResultDialogs(page);
  await expect(unknown).toContainText('a day is paid once');

  await page.unroute(`**${RAKEBACK_DAYS_PATH}*`);
  await unknown.getByRole('button', { name: 'Try again' }).click();
  await expect(claimed).toContainText('€4.82');
  expect(calls.map((call) => call.split(' ')[0])).toEqual(['POST', 'PUT']);
  expect(await sandbox.fetchPaidAmounts('depositor')).toEqual([4.82]);
});

test('a reward claimed on another device a blink before shows as claimed and is not paid again [RB-08]', async ({
  page,
  sandbox,
}) => {
  const calendar = await openCalendar(page);
  await page.route(`**${CLAIM_PATH}*`, async (route) => {
    const headers = { ...(await route.request().allHeaders()), 'idempotency-key': 'another device' };
    await route.fetch({ headers });
    await route.continue();
  });
  await calendar.claimToday.click();
  await expect(calendar.today).toHaveAttribute('data-look', 'claimed');
  await expect(calendar.claimToday).toHaveCount(0);
  const { failed, claimed } = findClaimResultDialogs(page);
  await expect(failed).toHaveCount(0);
  await expect(claimed).toHaveCount(0);
  await expect(page.getByText('This reward was already claimed.')).toBeAttached();
  expect(await sandbox.fetchPaidAmounts('depositor')).toEqual([4.82]);
});

test('a claim without an answer is given up after 15 seconds and ends as the platform’s days say: not paid [HTTP-02] [RB-08]', async ({
  page,
  sandbox,
}) => {
  await page.clock.install({ time: START });
  const calendar = await openCalendar(page);
  const asked = page.waitForRequest(`**${CLAIM_PATH}*`);
  await page.route(`**${CLAIM_PATH}*`, () => undefined);
  await calendar.claimToday.click();
  await asked;
  await page.clock.fastForward(14_000);
  await expect(calendar.claimToday).toHaveAccessibleName(/^Claiming/);
  await page.clock.fastForward(1_500);
  await expect(findClaimResultDialogs(page).failed).toBeVisible();
  expect(await sandbox.fetchPaidAmounts('depositor')).toEqual([]);
});

test('a claim that was paid while its answer never came ends as claimed after 15 seconds [HTTP-02] [RB-08]', async ({
  page,
  sandbox,
}) => {
  await page.clock.install({ time: START });
  const calendar = await openCalendar(page);
  const { promise: worked, resolve: done } = Promise.withResolvers<void>();
  await page.route(`**${CLAIM_PATH}*`, async (route) => {
    await route.fetch();
    done();
  });
  await calendar.claimToday.click();
  await worked;
  await page.clock.fastForward(15_500);
  await expect(findClaimResultDialogs(page).claimed).toContainText('€4.82');
  expect(await sandbox.fetchPaidAmounts('depositor')).toEqual([4.82]);
});

test('the amount told is the one that was paid, not the one the calendar showed [RB-08]', async ({
  page,
  sandbox,
}) => {
  await sandbox.addFault({
    call: 'claim-rakeback',
    kind: 'malformed',
    body: { success: true, data: { amount: 7.31, bonusId: 'rb-2-20261120' } },
    times: 1,
  });
  await page.goto('/?modal=rakeback');
  await calendarDialog(page).claimToday.click();
  await expect(findClaimResultDialogs(page).claimed).toContainText('€7.31');
});

test('a player whose tab was closed mid-claim comes back to the day as it truly is [RB-08]', async ({
  page,
  sandbox,
  openTab,
}) => {
  await sandbox.addFault({ call: 'claim-rakeback', kind: 'lost-answer', times: 1 });
  await page.goto('/?modal=rakeback');
  const asked = page.waitForRequest(`**${CLAIM_PATH}*`);
  await calendarDialog(page).claimToday.click();
  await asked;
  await expect.poll(() => sandbox.fetchPaidAmounts('depositor')).toEqual([4.82]);
  const tab = await openTab();
  await page.close();
  await tab.goto('/?modal=rakeback');
  await expect(calendarDialog(tab).today).toHaveAttribute('data-look', 'claimed');
});
