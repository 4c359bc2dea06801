import { expect, test } from '../../src/journey.ts';
import { loginForm } from '../../src/login.ts';
import { collectNavigations, holdRequests } from '../../src/requests.ts';
import { calendarDialog, findClaimResultDialogs } from '../../src/rewards.ts';
import { setTabVisibility } from '../../src/tabs.ts';

const PLACE = '/cashback?cpnc=7&mkt=spring&modal=rakeback';

test('many calls refused in the same moment end the session once, with one navigation [HTTP-02]', async ({
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

  const navigations = collectNavigations(page);
  // A read of its own must not end the session before the claims are made.
  const { held, release } = await holdRequests(page);
  await sandbox.endSession('depositor');
  // Seen again, the page reads everything anew at once.
  await setTabVisibility(page, 'hidden');
  await setTabVisibility(page, 'visible');
  await calendar.claimToday.dispatchEvent('click');
  await calendar.claimYesterday.dispatchEvent('click');
  await expect.poll(held).toBeGreaterThan(3);
  await release();
  await expect(loginForm(page).email).toBeVisible();
  expect(navigations).toEqual([`${PLACE}&modal=login`]);
  expect(await keptToken()).toBeNull();
  await expect(loginForm(page).dialog).toHaveCount(1);
  await expect(findClaimResultDialogs(page).failed).toHaveCount(0);
});
