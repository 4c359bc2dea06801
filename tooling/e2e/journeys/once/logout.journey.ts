import { expect, test } from '../../src/journey.ts';
import { logOut } from '../../src/account-menu.ts';
import { collectNavigations } from '../../src/requests.ts';
import { findBalance } from '../../src/rewards.ts';
import {
  collectBodies,
  sessionEndedAlert,
  expectSessionEndedNote,
  LOGOUT_PATH,
  pressAfterEnd,
} from '../../src/session.ts';

test('a player’s own log-out says so to the platform, is followed by every tab within a second, and raises no alert', async ({
  page,
  openTab,
  signInAs,
}) => {
  await signInAs('vip');
  const other = await openTab();
  for (const tab of [page, other]) {
    await tab.goto('/');
    await expect(findBalance(tab, '€18,420.75')).toBeAttached();
  }
  const logouts = collectBodies(page, LOGOUT_PATH);
  await logOut(page);
  await expect(other.getByText('€18,420.75')).toHaveCount(0, { timeout: 1_000 });
  await expect.poll(() => logouts).toEqual([{ reason: 'USER_INITIATED' }]);
  for (const tab of [page, other]) {
    await tab.keyboard.press('Shift');
    await expect(sessionEndedAlert(tab)).toHaveCount(0);
  }
});

test('another device’s login is told at the next click, and the refusal that follows changes nothing', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/status of 403/);
  await signInAs('vip');
  await page.goto('/?modal=rakeback');
  await expect(findBalance(page, '€18,420.75')).toBeAttached();
  const sockets = async () =>
    (await sandbox.fetchState()).personas.find(({ name }) => name === 'vip')?.sockets;
  await expect.poll(sockets).toBe(1);
  const logouts = collectBodies(page, LOGOUT_PATH);
  const navigations = collectNavigations(page);
  await sandbox.signIn('vip');
  await expectSessionEndedNote(page);
  await page.mouse.click(5, 5);
  await expect(sessionEndedAlert(page)).toContainText('another device');
  expect(logouts).toEqual([]);
  expect(navigations.filter((address) => address.includes('modal=login'))).toEqual([]);
});

test('a platform that closes for work ends the session and says so; an exclusion said by the line does too', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/status of 503/);
  await signInAs('vip');
  await page.goto('/?modal=rakeback');
  await expect(findBalance(page, '€18,420.75')).toBeAttached();
  const logouts = collectBodies(page, LOGOUT_PATH);
  await sandbox.addFault({
    call: 'get-rakeback-days',
    kind: 'status',
    status: 503,
    body: { success: false, message: 'Back soon', code: 'SYSTEM_MAINTENANCE' },
  });
  await expect(page.getByText('€18,420.75')).toHaveCount(0, { timeout: 20_000 });
  await expect.poll(() => logouts).toEqual([{ reason: 'SYSTEM_MAINTENANCE' }]);
  await pressAfterEnd(page);
  await expect(sessionEndedAlert(page)).toContainText('The site is under maintenance.');
  await sessionEndedAlert(page).getByRole('button', { name: 'Close' }).click();
  await expect(sessionEndedAlert(page)).toHaveCount(0);

  await sandbox.clearFaults();
  await page.goto(`/?at=${await sandbox.signIn('vip')}`);
  await expect(findBalance(page, '€18,420.75')).toBeAttached();
  const sockets = async () =>
    (await sandbox.fetchState()).personas.find(({ name }) => name === 'vip')?.sockets;
  await expect.poll(sockets).toBe(1);
  await sandbox.emit('vip', 'session', { reason: 'ACCOUNT_LOCKED' });
  await expect(page.getByText('€18,420.75')).toHaveCount(0);
  await pressAfterEnd(page);
  await expect(sessionEndedAlert(page)).toContainText('You can still log in to withdraw.');
});
