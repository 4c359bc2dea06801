import { expect, test } from '../../src/journey.ts';
import { signUpForm } from '../../src/sign-up.ts';

const FRIEND = 'new-friend@example.com';

test('a friend comes by a player’s link, opens an account with the code, and is counted on the player’s page [PRO-07] [SES-14]', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await page.goto('/casino?ref=BAIZE-DEPOSITOR');
  await page.goto('/?modal=sign-up');
  const { dialog, fillInAs, join, terms } = signUpForm(page);
  await expect(dialog.getByLabel(/Referral code/)).toHaveValue('BAIZE-DEPOSITOR');
  await fillInAs(FRIEND);
  await terms.check();
  await join.click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();

  await signInAs('depositor');
  await page.goto('/profile/referral');
  const friends = page.getByRole('region', { name: 'Referred players' });
  await expect(friends.getByText('Has an account')).toHaveCount(2);
  await expect(page.getByText(/\/\?modal=sign-up&ref=BAIZE-DEPOSITOR$/)).toBeVisible();
  await expectAccessible('main');
});

test('tournaments stand in the HTML, lead to their board and back, and the club tells where a player stands [PRO-07]', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
  expectAccessible,
}) => {
  tolerate(/status of 503 .*\/get-tournaments/);
  const html = await (await page.request.get('/tournaments')).text();
  expect(html).toContain('Reef race');
  expect(/\d\d:\d\d<|As of/.test(html)).toBe(false);

  await signInAs('depositor');
  await page.goto('/tournaments');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Reef race' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Reef race');
  expect(new URL(page.url()).search).toMatch(/^\?id=reef-race-/);
  await main.getByRole('link', { name: 'Show it' }).click();
  await expect(main.locator('tr[aria-current=true]')).toContainText('You');
  await expect(main.getByText(/^As of \d\d:\d\d:\d\d/)).toBeVisible();
  await expectAccessible('main');
  await sandbox.addFault({ call: 'get-tournaments', kind: 'drop' });
  await page.goBack();
  await page.goBack();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Tournaments');
  await expect(main.getByRole('link', { name: 'Reef race' })).toBeVisible();
  await sandbox.clearFaults();

  await page.goto('/vip-club');
  await expect(main.getByRole('progressbar', { name: 'Points towards the next level' })).toBeVisible();
  await expectAccessible('main');
});
