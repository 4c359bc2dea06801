import { expect, test } from '../../src/journey.ts';
import { loginForm } from '../../src/login.ts';
import { collectNavigations, holdCalls } from '../../src/requests.ts';
import { calendarDialog, endingDialog } from '../../src/rewards.ts';

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

  await sandbox.endSession('depositor');
  const navigations = collectNavigations(page);
  const { held, release } = await holdCalls(page);
  // Back on line, everything is read anew at once.
  await page.evaluate(() => {
    for (const change of ['offline', 'online']) window.dispatchEvent(new Event(change));
  });
  await calendar.claimToday.dispatchEvent('click');
  await calendar.claimYesterday.dispatchEvent('click');
  await expect.poll(held).toBeGreaterThan(4);
  await release();
  await expect(loginForm(page).email).toBeVisible();
  expect(navigations).toEqual([`${PLACE}&modal=login`]);
  expect(await keptToken()).toBeNull();
  await expect(loginForm(page).dialog).toHaveCount(1);
  await expect(endingDialog(page).failed).toHaveCount(0);
});
