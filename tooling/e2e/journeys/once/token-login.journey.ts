import { expect, test } from '../../src/journey.ts';
import { findAccountMenu } from '../../src/account-menu.ts';
import { loginForm } from '../../src/login.ts';
import { findBalance } from '../../src/rewards.ts';
import { collectBodies, LOGIN_PATH, recordTokenLeaks } from '../../src/session.ts';

const question = { name: 'Change to another account?' };

test('a token in the address signs the player in, and no script, request, referrer or event ever sees it [SES-02]', async ({
  page,
  sandbox,
  keptToken,
}) => {
  const token = await sandbox.signIn('vip');
  const leaks = await recordTokenLeaks(page);
  await page.goto(`/cashback?cpnc=7&at=${token}#top`);
  await expect(findBalance(page, '€18,420.75')).toBeAttached();
  expect(await keptToken()).toBe(JSON.stringify(token));
  await expect(page).toHaveURL(/\/cashback\?cpnc=7#top$/);

  const addresses = await leaks.addresses();
  expect(addresses.length).toBeGreaterThan(1);
  expect(addresses.filter((address) => address.includes(token))).toEqual([]);
  await expect.poll(() => leaks.requests.some((words) => words.includes('PAGE_VIEW'))).toBe(true);
  expect(leaks.requests.filter((words) => words.includes(token))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(Object.entries(window.sessionStorage)))).not.toContain(
    token,
  );

  // Replaced, not pushed: there is nothing of it to go back to.
  await page.goto('/');
  await page.goBack();
  await expect(page).toHaveURL(/\/cashback\?cpnc=7#top$/);
});

test('another account’s token asks, and the player stays or changes as they wish [SES-02]', async ({
  page,
  sandbox,
  signInAs,
  keptToken,
}) => {
  const token = await sandbox.signIn('depositor');
  await signInAs('vip');
  await page.goto(`/?at=${token}`);
  const asked = page.getByRole('dialog', question);
  await expect(asked).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await asked.getByRole('button', { name: 'Stay in my account' }).click();
  await expect(asked).toBeHidden();
  await page.reload();
  await expect(findBalance(page, '€18,420.75')).toBeAttached();
  await expect(asked).toHaveCount(0);

  await page.goto(`/?at=${token}`);
  await asked.getByRole('button', { name: 'Log in with the link' }).click();
  await expect(findBalance(page, '€248.50')).toBeAttached();
  expect(await keptToken()).toBe(JSON.stringify(token));
});

test('a token in the address takes the place of a kept one that no longer counts', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/status of 403/);
  await signInAs('depositor');
  await sandbox.endSession('depositor');
  const token = await sandbox.signIn('vip');
  await page.goto(`/?at=${token}`);
  await expect(findBalance(page, '€18,420.75')).toBeAttached();
  await expect(page).toHaveURL(/\/$/);
});

test('an affiliate’s token is taken from the address or the cookie, goes with the login, and beside a signed-in player is only cleaned [SES-07]', async ({
  page,
  context,
  baseURL,
}) => {
  const affiliate = () => page.evaluate(() => window.localStorage.getItem('baize.affiliate'));
  await page.goto('/?nxaft=lonely&cpnc=7');
  await expect(page).toHaveURL(/\?nxaft=lonely&cpnc=7$/);

  await context.addCookies([{ name: 'nxafk', value: 'from-cookie', url: baseURL ?? '' }]);
  await page.goto('/?modal=login');
  await expect.poll(affiliate).toBe('"from-cookie"');
  expect(await context.cookies()).toEqual([]);

  const leaks = await recordTokenLeaks(page);
  await page.goto('/?nxafk=key-1&modal=login&nxaft=friend-1');
  await expect(page).toHaveURL(/\/\?modal=login$/);
  const logins = collectBodies(page, LOGIN_PATH);
  await loginForm(page).fillInAs('vip');
  await expect(findBalance(page, '€18,420.75')).toBeAttached();
  expect(logins).toMatchObject([{ uidToken: 'friend-1', cpnc: '7' }]);
  expect(leaks.requests.filter((words) => /key-1/.test(words))).toEqual([]);

  await page.goto('/?nxafk=key-2&nxaft=friend-2&mkt=spring');
  await expect(page).toHaveURL(/\/\?mkt=spring$/);
  await expect(findBalance(page, '€18,420.75')).toBeAttached();
  expect(await affiliate()).toBe('"friend-1"');
});

test('after a login the player learns when and from where the account was used before, also in the account menu [SES-13]', async ({
  page,
  sandbox,
}) => {
  await sandbox.signIn('vip');
  await page.goto('/?modal=login');
  await loginForm(page).fillInAs('vip');
  const told = page.getByText(/^Fri 20 Nov, 18:17\s· .+\s· [\d.:a-f]+$/);
  await expect(told).toBeVisible();
  await (await findAccountMenu(page)).click();
  await expect(page.getByText('Fri 20 Nov, 18:17', { exact: true }).filter({ visible: true })).toBeVisible();
});
