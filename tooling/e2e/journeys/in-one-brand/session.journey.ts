import { logOut } from '../../src/account-menu.ts';
import { expect, test } from '../../src/journey.ts';
import { collectNavigations } from '../../src/requests.ts';
import { findBalance } from '../../src/rewards.ts';

test('signing out forgets the player here, and a second tab follows [SES-01]', async ({
  page,
  sandbox,
  signInAs,
  keptToken,
  openTab,
}) => {
  await signInAs('vip');
  const other = await openTab();
  for (const tab of [page, other]) {
    await tab.goto('/');
    await expect(findBalance(tab, '€18,420.75')).toBeVisible();
  }
  const navigations = collectNavigations(other);
  await logOut(page);
  // On a phone it is in the menu, which is still open.
  await page.keyboard.press('Escape');
  for (const tab of [page, other]) {
    await expect(tab.getByRole('link', { name: 'Log in', exact: true }).first()).toBeVisible();
    await expect(tab.getByText('€18,420.75')).toHaveCount(0);
  }
  expect(await keptToken()).toBeNull();
  expect(navigations).toEqual([]);
  await expect
    .poll(async () => (await sandbox.fetchState()).personas.find(({ name }) => name === 'vip'))
    .toMatchObject({
      signedIn: false,
      sockets: 0,
    });
});
