import { expect, START, test } from '../../src/journey.ts';
import { findAccountMenu } from '../../src/account-menu.ts';
import { loginForm } from '../../src/login.ts';
import { findBalance } from '../../src/rewards.ts';
import {
  collectBodies,
  sessionEndedAlert,
  inactivityWarning,
  LOGOUT_PATH,
  pressAfterEnd,
} from '../../src/session.ts';

const MINUTE = 60_000;
/** What each brand's settings say. */
const LIMIT = { curacao: 30, lulu: 20 } as const;

test('a minute before a session ends the player is asked, one key extends it in every tab, and a laptop that slept wakes logged out, told at the next key [SES-05] [SES-06]', async ({
  page,
  brand,
  openTab,
  signInAs,
  keptToken,
  expectAccessible,
}) => {
  const limit = LIMIT[brand];
  await page.clock.install({ time: START });
  await signInAs('vip');
  const other = await openTab();
  for (const tab of [page, other]) {
    await tab.goto('/');
    await expect(findBalance(tab, '€18,420.75')).toBeAttached();
  }
  await page.bringToFront();
  await page.keyboard.press('Shift');
  await page.clock.fastForward((limit - 1) * MINUTE);
  for (const tab of [page, other]) await expect(inactivityWarning(tab)).toBeVisible();
  const stay = inactivityWarning(page).getByRole('button', { name: 'Stay logged in' });
  await expect(stay).toBeFocused();
  await expect(inactivityWarning(page).getByRole('timer')).toHaveText(/^0(1:00|0:5\d)$/);
  await page.clock.runFor(20_000);
  await expect(inactivityWarning(page).getByRole('timer')).toHaveText(/^00:[34]\d$/);
  await expectAccessible();
  await page.keyboard.press('Shift');
  for (const tab of [page, other]) await expect(inactivityWarning(tab)).toBeHidden();

  const logouts = collectBodies(page, LOGOUT_PATH);
  const elsewhere = collectBodies(other, LOGOUT_PATH);
  await page.clock.fastForward(3 * 60 * MINUTE);
  for (const tab of [page, other])
    await expect(tab.getByRole('link', { name: 'Log in', exact: true }).first()).toBeAttached();
  expect(await keptToken()).toBeNull();
  await expect.poll(() => [...logouts, ...elsewhere]).toEqual([{ reason: 'USER_INACTIVITY_TIMEOUT' }]);

  await expect(sessionEndedAlert(page)).toHaveCount(0);
  await pressAfterEnd(page);
  await expect(sessionEndedAlert(page)).toContainText(`There was no activity for ${limit} minutes.`);
  await expect(sessionEndedAlert(page)).toContainText(
    /Signed out Fri 20 Nov, 1\d:\d\d your time \(1\d:\d\d UTC\)/,
  );
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await sessionEndedAlert(page).getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\?modal=login$/);
  await loginForm(page).fillInAs('vip');
  await expect(findBalance(page, '€18,420.75')).toBeAttached();
  // Told in one tab, and over: nothing is left to tell in the other.
  await other.keyboard.press('Shift');
  await expect(findBalance(other, '€18,420.75')).toBeAttached();
  await expect(sessionEndedAlert(other)).toHaveCount(0);
});

test('where the settings allow longer, the player is away after 5 minutes and removed after 30, until the next input [SES-10]', async ({
  page,
  places,
  brand,
  sandbox,
  spareHost,
}) => {
  await page.clock.install({ time: START });
  await sandbox.overrideSettings(brand, { inactivitySessionTimeout: 60 });
  await spareHost();
  const token = await sandbox.signIn('vip');
  await page.goto(`${places.spare.url}/?at=${token}`);
  await expect(findBalance(page, '€18,420.75')).toBeAttached();
  const sockets = async () =>
    (await sandbox.fetchState()).personas.find(({ name }) => name === 'vip')?.sockets ?? 0;
  await expect.poll(sockets).toBe(1);
  const account = await findAccountMenu(page);
  await expect(account).toHaveAccessibleName(/Account$/);

  await page.clock.fastForward(5 * MINUTE);
  await expect(account).toHaveAccessibleName(/Account Away$/);
  // The line broke in the leap of time and is mended.
  const mended = async () => {
    await page.clock.runFor(1_000);
    return sockets();
  };
  await expect.poll(mended).toBe(1);
  await page.clock.fastForward(25 * MINUTE);
  await expect.poll(sockets).toBe(0);
  await expect(findBalance(page, '€18,420.75')).toBeAttached();
  await page.keyboard.press('Shift');
  await expect(account).toHaveAccessibleName(/Account$/);
  await expect.poll(mended).toBe(1);
});
