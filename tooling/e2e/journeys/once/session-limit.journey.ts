import type { Page } from '@playwright/test';
import { expect, test } from '../../src/journey.ts';
import { LIMITS_PATH, limitsPage } from '../../src/limits.ts';
import { collectBodies } from '../../src/session.ts';
import { loginForm } from '../../src/login.ts';

const MINUTE = 60_000;

test('a session limit is taken from 10 minutes to 720 hours and from nothing beside it [LIM-03]', async ({
  page,
  signInAs,
}) => {
  await signInAs('kyc-approved');
  const sent = collectBodies(page, LIMITS_PATH, 'PUT');
  const limits = limitsPage(page);
  const session = limits.card('Session time limit');
  await limits.open();
  const type = async (hours: string, minutes: string) => {
    await limits.dialog.getByLabel('Hours').fill(hours);
    await limits.dialog.getByLabel('Minutes').fill(minutes);
    await limits.dialog.getByRole('button', { name: 'See what it means' }).click();
  };
  await session.getByRole('link', { name: 'Set a limit' }).click();
  for (const [hours, minutes] of [
    ['', '9'],
    ['720', '1'],
    ['0', '0'],
    ['1', '0.5'],
  ] as const) {
    await type(hours, minutes);
    await expect(limits.dialog.getByRole('alert')).toContainText('at least 10 minutes, at most 720 hours');
  }
  await type('720', '0');
  await limits.send('Set 720 h');
  await expect(session).toContainText('of 720 h');
  await session.getByRole('link', { name: 'Change' }).click();
  await type('', '10');
  await limits.send('Set 10 min');
  await expect(session).toContainText('of 10 min');
  expect(sent).toMatchObject([
    { type: 'session', minutes: 43_200 },
    { type: 'session', minutes: 10 },
  ]);
});

/** As whoever comes back to the tab: it reads what is new, and by that the platform's time. */
async function lookAgain(tab: Page): Promise<void> {
  await tab.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    window.dispatchEvent(new Event('focus'));
  });
}

test('the end of a limited session is counted down in every tab from five minutes before, then it logs out in all [LIM-03]', async ({
  page,
  sandbox,
  signInAs,
  openTab,
  keptToken,
  tolerate,
}) => {
  // The platform has ended the session before the page says good-bye to it.
  tolerate(/status of 403/);
  await signInAs('kyc-approved');
  const limits = limitsPage(page);
  await limits.open();
  await limits.card('Session time limit').getByRole('link', { name: 'Set a limit' }).click();
  await limits.dialog.getByLabel('Minutes').fill('10');
  await limits.dialog.getByRole('button', { name: 'See what it means' }).click();
  await expect(limits.dialog).toContainText('Left of this session');
  await limits.send('Set 10 min');
  await expect(page.getByText('Limit Updated Successfully')).toBeVisible();
  const other = await openTab();
  await other.goto('/casino');
  await expect(other.getByRole('button', { name: 'Account' }).first()).toBeAttached();
  const timer = (tab: typeof page) => tab.getByRole('timer').filter({ hasText: 'You are signed out in' });
  for (const tab of [page, other]) await expect(timer(tab)).toHaveCount(0);

  await sandbox.advance(5.5 * MINUTE);
  for (const tab of [page, other]) await lookAgain(tab);
  for (const tab of [page, other]) {
    await expect(timer(tab)).toHaveText(/You are signed out in [34]:\d\d/);
    await expect(
      tab.getByRole('status').filter({ hasText: 'Your session ends in 5 minutes.' }),
    ).toBeAttached();
  }
  const before = await timer(page).textContent();
  await expect(timer(page)).not.toHaveText(before ?? '');

  await sandbox.advance(3.7 * MINUTE);
  for (const tab of [page, other]) await lookAgain(tab);
  for (const tab of [page, other]) {
    await expect(timer(tab)).toHaveText(/You are signed out in 0:\d\d/);
    await expect(
      tab.getByRole('status').filter({ hasText: 'Your session ends in 1 minute.' }),
    ).toBeAttached();
  }
  expect(await keptToken()).not.toBeNull();

  await sandbox.advance(1.2 * MINUTE);
  for (const tab of [page, other]) await lookAgain(tab);
  await expect.poll(keptToken).toBeNull();
  // Whichever tab notices first tells why; none is left signed in.
  const told = (tab: typeof page) => loginForm(tab).dialog.getByText('Your session has expired.');
  await expect.poll(async () => (await told(page).count()) + (await told(other).count())).toBeGreaterThan(0);
  for (const tab of [page, other]) {
    const entry = tab.getByRole('link', { name: 'Log in', exact: true }).or(loginForm(tab).submit);
    await expect(entry.first()).toBeVisible();
    await expect(timer(tab)).toHaveCount(0);
  }
});
