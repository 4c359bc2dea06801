import { expect, test } from '../../src/journey.ts';
import { CLAIM_PATH, collectApiRequests } from '../../src/requests.ts';
import { calendarDialog, findClaimResultDialogs } from '../../src/rewards.ts';

test.beforeEach(async ({ signInAs }) => signInAs('depositor'));

test('a double click claims once [HTTP-05]', async ({ page, sandbox }) => {
  const calls = collectApiRequests(page, CLAIM_PATH);
  await page.goto('/?modal=rakeback');
  await calendarDialog(page).claimToday.dblclick();
  await expect(findClaimResultDialogs(page).claimed).toContainText('€4.82');
  expect(calls).toHaveLength(1);
  expect(await sandbox.fetchPaidAmounts('depositor')).toEqual([4.82]);
});

test('twenty clicks and a press of Enter while the claim is on its way send one request and pay once [HTTP-05]', async ({
  page,
  sandbox,
}) => {
  await sandbox.addFault({ call: 'claim-rakeback', kind: 'delay', delayMs: 3000 });
  const calls = collectApiRequests(page, CLAIM_PATH);
  await page.goto('/?modal=rakeback');
  const { claimToday } = calendarDialog(page);
  await claimToday.evaluate((button: HTMLElement) => {
    for (let click = 0; click < 20; click += 1) button.click();
  });
  await expect(claimToday).toHaveAccessibleName(/^Claiming/);
  await claimToday.press('Enter');
  await expect(findClaimResultDialogs(page).claimed).toContainText('€4.82');
  expect(calls).toHaveLength(1);
  expect(await sandbox.fetchPaidAmounts('depositor')).toEqual([4.82]);
});

test('today’s and yesterday’s rewards claimed at once are both paid, each once [HTTP-05]', async ({
  page,
  sandbox,
}) => {
  await page.goto('/?modal=rakeback');
  const calendar = calendarDialog(page);
  await expect(calendar.claims).toHaveCount(2);
  await calendar.claims.evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
  await expect(calendar.claims).toHaveCount(0);
  expect((await sandbox.fetchPaidAmounts('depositor')).toSorted((one, other) => one - other)).toEqual([
    3.1, 4.82,
  ]);
});

test('two tabs that claim in the same moment are paid once, and both show claimed [HTTP-05]', async ({
  page,
  sandbox,
  openTab,
}) => {
  await sandbox.addFault({ call: 'claim-rakeback', kind: 'delay', delayMs: 300 });
  const other = await openTab();
  const tabs = [page, other];
  for (const tab of tabs) await tab.goto('/?modal=rakeback');
  for (const tab of tabs) await expect(calendarDialog(tab).claimToday).toBeVisible();
  await Promise.all(tabs.map((tab) => calendarDialog(tab).claimToday.dispatchEvent('click')));
  for (const tab of tabs) await expect(calendarDialog(tab).today).toHaveAttribute('data-look', 'claimed');
  for (const tab of tabs) await expect(findClaimResultDialogs(tab).failed).toHaveCount(0);
  expect(await sandbox.fetchPaidAmounts('depositor')).toEqual([4.82]);
});

test('a claim in one tab shows in the other without a click [HTTP-05]', async ({ page, openTab }) => {
  const other = await openTab();
  await other.goto('/?modal=rakeback');
  await expect(calendarDialog(other).claimToday).toBeVisible();
  await page.goto('/?modal=rakeback');
  await calendarDialog(page).claimToday.click();
  await expect(findClaimResultDialogs(page).claimed).toBeVisible();
  await expect(calendarDialog(other).today).toHaveAttribute('data-look', 'claimed');
  await expect(calendarDialog(other).claimToday).toHaveCount(0);
});
