import { expect, test } from '../../src/journey.ts';
import { FREEZE_PATH, SELF_EXCLUSION_PATH } from '../../src/limits.ts';
import { collectBodies } from '../../src/session.ts';
import { findBalance } from '../../src/rewards.ts';

/** What is pressed, what it is called in the summary, when it ends, and what is sent; each longer than the one before. */
const EXCLUSIONS = [
  { length: '1 hour', until: /20 Nov.*19:1\d/, sent: { duration: '1h' } },
  { length: '12 hours', until: /21 Nov.*06:1\d/, sent: { duration: '12h' } },
  { length: '1 day', until: /2[12] Nov/, sent: { duration: '1d' } },
  { length: '3 days', until: /2[34] Nov/, sent: { duration: '3d' } },
  { length: '1 week', until: /2[78] Nov/, sent: { duration: '1w' } },
  { length: '1 month', until: /2[01] Dec/, sent: { duration: '1m' } },
  { length: '14 months', until: /2[01] Jan/, sent: { months: 14 } },
  { length: 'Permanently', until: /No end is set/, sent: { permanent: true } },
] as const;

test('self-exclusion of each length is summed up, confirmed and in force at once [LIM-04]', async ({
  page,
  signInAs,
  keptToken,
}) => {
  test.slow();
  const sent = collectBodies(page, SELF_EXCLUSION_PATH, 'PUT');
  const dialog = page.getByRole('dialog', { name: 'Self-exclusion' });
  for (const { length, until, sent: body } of EXCLUSIONS) {
    await test.step(length, async () => {
      await signInAs('kyc-approved');
      await page.goto('/?modal=self-exclusion');
      if (length === '14 months') {
        await dialog.getByLabel('A number of months').fill('14');
        await dialog.getByRole('button', { name: 'Use this number of months' }).click();
      } else await dialog.getByRole('button', { name: length, exact: true }).click();
      await expect(dialog.getByRole('definition').first()).toHaveText(length);
      await expect(dialog.getByRole('definition').nth(1)).toHaveText(until);
      const before = sent.length;
      expect(await keptToken()).not.toBeNull();
      await dialog.getByRole('button', { name: `Exclude me: ${length}`, exact: true }).click();
      await expect.poll(keptToken).toBeNull();
      expect(sent.slice(before)).toMatchObject([body]);
      await page.goto('about:blank');
    });
  }
});

test('an exclusion that began elsewhere, on another device or brand, ends the session here at once [LIM-04]', async ({
  page,
  places,
  signInAs,
  keptToken,
  openTab,
}) => {
  await signInAs('kyc-approved');
  await page.goto('/casino');
  const tab = await openTab();
  await tab.goto('/promotions');
  for (const one of [page, tab])
    await expect(one.getByRole('link', { name: 'Withdraw' }).first()).toBeVisible();
  const token: unknown = JSON.parse((await keptToken()) ?? '');
  const headers = { authorization: `Bearer ${String(token)}`, 'content-type': 'application/json' };
  const call = async (path: string, request: RequestInit = {}) =>
    (await fetch(places.sandbox.url + path, { headers, ...request })).status;
  const body = JSON.stringify({ duration: '1w' });
  expect(await call(SELF_EXCLUSION_PATH, { method: 'PUT', body })).toBe(200);
  await expect.poll(keptToken).toBeNull();
  // The platform hears of the log-out, too.
  await expect.poll(() => call('/api/user/get-user-details')).toBe(403);
  for (const one of [page, tab])
    await expect(one.getByRole('link', { name: 'Log in', exact: true }).first()).toBeAttached();
});

test('nothing is offered in a browser in which an account was just locked, until somebody else is signed in [LIM-04]', async ({
  page,
  signInAs,
  keptToken,
  openTab,
  tolerate,
}) => {
  // What the other tab was just asking for as the session ended.
  tolerate(/status of 403/);
  await signInAs('kyc-approved');
  const offers = await openTab();
  await offers.goto('/promotions');
  await page.goto('/?modal=self-exclusion');
  const dialog = page.getByRole('dialog', { name: 'Self-exclusion' });
  await dialog.getByRole('button', { name: '1 week', exact: true }).click();
  await dialog.getByRole('button', { name: 'Exclude me: 1 week', exact: true }).click();
  await expect.poll(keptToken).toBeNull();
  const expectNoOffers = async () => {
    await expect(page.getByRole('heading', { name: 'Your break comes first' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Create account' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Join', exact: true })).toBeHidden();
    await expect(offers.getByRole('heading', { name: 'Nothing is offered to you now' })).toBeVisible();
    await expect(offers.getByRole('main')).not.toContainText('100%');
    for (const tab of [page, offers])
      for (const offer of await tab.locator('[data-offer]').all()) await expect(offer).toBeHidden();
  };
  await expectNoOffers();
  await page.goto('/');
  await offers.goto('/promotions');
  await expectNoOffers();
  await page.goto('/cashback');
  await expect(page.getByRole('main')).toContainText('An account was locked in this browser.');
  await expect(page.locator('[data-day]')).toHaveCount(0);
  await page.goto('/casino/games/harbour-sevens');
  await expect(page.getByRole('main')).toContainText('An account was locked in this browser.');
  await expect(page.getByRole('button', { name: 'Demo' })).toHaveCount(0);
  for (const path of ['/tournaments', '/freemoney']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText('Nothing is offered to you now');
  }

  await signInAs('depositor');
  await page.goto('/');
  await expect(findBalance(page, '€248.50')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Your break comes first' })).toHaveCount(0);
  await expect(page.locator('html:not([data-silence])')).toBeAttached();
});

test('the summary says all that an exclusion means, one can go back from it, and once in force it cannot be undone or shortened [LIM-04]', async ({
  page,
  signInAs,
  keptToken,
  expectAccessible,
  tolerate,
}) => {
  tolerate(/status of 422/);
  await signInAs('kyc-approved');
  await page.goto('/profile/limits');
  await page.getByRole('link', { name: 'See the choices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Self-exclusion' });
  const choices = ['1 hour', '12 hours', '1 day', '3 days', '1 week', '1 month', 'Permanently'];
  for (const name of choices) await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible();
  for (const wrong of ['0', '1.5', '121', 'x']) {
    await dialog.getByLabel('A number of months').fill(wrong);
    await dialog.getByRole('button', { name: 'Use this number of months' }).click();
    await expect(dialog.getByLabel('A number of months')).toHaveAccessibleDescription(/from 1 to 120/);
  }
  await dialog.getByRole('button', { name: 'Permanently', exact: true }).click();
  await dialog.getByRole('button', { name: 'Back' }).click();
  expect(await keptToken()).not.toBeNull();
  await dialog.getByRole('button', { name: '1 week', exact: true }).click();
  for (const words of [
    'It begins at once. You are signed out everywhere.',
    'Playing, deposits, bonuses and claims are off.',
    'You can log in again to withdraw your money.',
    'It cannot be undone or shortened in the app, by anybody.',
  ])
    await expect(dialog).toContainText(words);
  await expectAccessible('[role=dialog]');
  await dialog.getByRole('button', { name: 'Exclude me: 1 week' }).click();
  await expect.poll(keptToken).toBeNull();

  await page.goto('about:blank');
  await signInAs('kyc-approved');
  await page.goto('/profile/limits');
  await expect(page.getByRole('main')).toContainText('Your self-exclusion is in force.');
  await expect(page.getByRole('main').getByRole('button', { name: /undo|lift|end|cancel/i })).toHaveCount(0);
  await page.getByRole('link', { name: 'See the choices' }).click();
  await dialog.getByRole('button', { name: '1 hour', exact: true }).click();
  await expect(dialog).toContainText('A longer one is in force already. It stays as it is.');
  await expect(dialog).toContainText(/It ends .*2[78] Nov/);
  await expect(dialog.getByRole('button', { name: /^Exclude me/ })).toHaveCount(0);
  await page.goto('/casino/games/harbour-sevens');
  await expect(page.getByRole('main')).toContainText('Your self-exclusion is in force.');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toHaveCount(0);
});

test('a freeze of 1, 3, 7 or 10 days is chosen by day, says what it means and is in force at once [LIM-05]', async ({
  page,
  signInAs,
  keptToken,
  expectAccessible,
}) => {
  const sent = collectBodies(page, FREEZE_PATH, 'PUT');
  for (const [name, days, until] of [
    ['1 Day', 1, /21 Nov.*18:1\d/],
    ['3 Days', 3, /23 Nov.*18:1\d/],
    ['7 Days', 7, /27 Nov.*18:1\d/],
    ['10 Days', 10, /30 Nov.*18:1\d/],
  ] as const) {
    await test.step(name, async () => {
      await signInAs('kyc-approved');
      await page.goto('/profile/freeze-account');
      const main = page.getByRole('main');
      await expect(main.getByRole('radio')).toHaveCount(4);
      await expect(main.getByRole('button', { name: 'Choose the days first' })).toBeDisabled();
      await main.getByRole('radio', { name, exact: true }).check();
      await expect(main.getByRole('definition')).toHaveText(until);
      await expect(main).toContainText('It ends by itself and cannot be shortened.');
      if (days === 1) await expectAccessible('main');
      await main.getByRole('button', { name: `Freeze my account: ${name}` }).click();
      await expect.poll(keptToken).toBeNull();
      expect(sent.at(-1)).toMatchObject({ days });
      await page.goto('about:blank');
    });
  }
  await signInAs('kyc-approved');
  await page.goto('/profile/freeze-account');
  await expect(page.getByRole('main')).toContainText(/30 Nov/);
  await page.goto('/profile/limits');
  await expect(page.getByRole('main')).toContainText(
    'Your account is frozen. You can still withdraw your money.',
  );
});

/** The basic style's area, and the panel style's own. */
const AREA = { curacao: '/profile', lulu: '/profile2' } as const;

test('limits and freeze have their pages under the address of the style, and the limits offer each freeze by its days [LIM-05]', async ({
  page,
  brand,
  signInAs,
}) => {
  await signInAs('depositor');
  await page.goto('/');
  await expect(findBalance(page, '€248.50').first()).toBeAttached();
  const foot = page.getByRole('contentinfo');
  await foot.getByRole('link', { name: 'Set limits' }).click();
  await expect(page).toHaveURL(new RegExp(`${AREA[brand]}/limits$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Your limits' })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Take a break' });
  for (const name of ['1 Day', '3 Days', '7 Days', '10 Days']) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(dialog.getByRole('radio', { name, exact: true })).toBeChecked();
    await expect(dialog.getByRole('button', { name: `Freeze my account: ${name}` })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await foot.getByRole('link', { name: 'Take a break' }).click();
  await expect(page).toHaveURL(new RegExp(`${AREA[brand]}/freeze-account$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Take a break' })).toBeVisible();
  for (const path of ['limits', 'freeze-account']) {
    await page.goto(`/profile/${path}`);
    await expect(page).toHaveURL(new RegExp(`${AREA[brand]}/${path}$`));
  }
});
