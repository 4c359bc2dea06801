import type { Route } from '@playwright/test';
import { expect, test } from '../../src/journey.ts';
import { loginForm } from '../../src/login.ts';
import { CLAIM_PATH, collectNavigations } from '../../src/requests.ts';
import { calendarDialog, findClaimResultDialogs } from '../../src/rewards.ts';

const PLACE = '/cashback?cpnc=7&mkt=spring&modal=rakeback';

test('a session that ends in the middle of a claim leads to the login over the same place, and back to it [HTTP-02]', async ({
  page,
  sandbox,
  signInAs,
  keptToken,
  tolerate,
}) => {
  tolerate(/status of 403/);
  await signInAs('depositor');
  await page.goto(PLACE);
  const calendar = calendarDialog(page);
  await expect(calendar.claimToday).toBeVisible();

  // Ended before the press, the page might learn of it by another call first.
  const endFirst = async (route: Route) => {
    await sandbox.endSession('depositor');
    await route.continue();
  };
  await page.route(`**${CLAIM_PATH}*`, endFirst, { times: 1 });
  const navigations = collectNavigations(page);
  await calendar.claimToday.click();
  const form = loginForm(page);
  await expect(form.email).toBeVisible();
  expect(navigations).toEqual([`${PLACE}&modal=login`]);
  expect(await keptToken()).toBeNull();
  await expect(findClaimResultDialogs(page).failed).toHaveCount(0);

  await form.fillInAs('depositor');
  await expect(form.dialog).toBeHidden();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(PLACE);
  await calendar.claimToday.click();
  await expect(findClaimResultDialogs(page).claimed).toContainText('€4.82');
  expect(await sandbox.fetchPaidAmounts('depositor')).toEqual([4.82]);
});
