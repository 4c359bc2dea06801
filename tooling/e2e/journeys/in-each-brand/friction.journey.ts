import type { Locator, Page } from '@playwright/test';
import { countSteps } from '../../src/friction.ts';
import { expect, test } from '../../src/journey.ts';
import { findBalance } from '../../src/rewards.ts';
import type { PersonaName } from '../../src/sandbox.ts';
import { signUpForm } from '../../src/sign-up.ts';

/** A player's balance in the frame says that the page knows who is there. */
const BALANCE = { depositor: '€248.50', newcomer: '€0.00' } as const satisfies Partial<
  Record<PersonaName, string>
>;

const foot = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
/** Opens a page as its player and waits until all of it has come: what is still being filled in moves under the pointer. */
async function openSettled(page: Page, url: string, balance: string) {
  await page.goto(url);
  await expect(findBalance(page, balance).first()).toBeAttached();
  await page.waitForLoadState('networkidle');
}

/** The first of several links that a person could press, wherever the style has it; the balance leads to the deposit on phones. */
const link = (page: Page, name: string): Locator =>
  page.getByRole('link', { name, exact: true }).or(page.getByTitle(name)).filter({ visible: true }).first();

for (const style of ['basic', 'panel'] as const) {
  test.describe(`${style} navigation`, () => {
    test.beforeEach(async ({ sandbox, brand, spareHost }) => {
      test.slow();
      await sandbox.overrideSettings(brand, { navigationSystem: style });
      await spareHost();
    });

    test('a limit is set in a form that is at most two presses from home and from the deposit, and self-exclusion takes three in all [LIM-01] [LIM-04]', async ({
      page,
      places,
      signInAs,
      keptToken,
    }) => {
      const steps = await countSteps(page);
      const home = places.spare.url;
      await signInAs('depositor', home);
      const amount = page.getByRole('dialog').getByLabel(/^New limit in/);
      const setLimit = async (value: string) => {
        await amount.fill(value);
        await button(page, 'See what it means').click();
        await button(page, `Set €${value}.00`).click();
        await expect(page.getByText('Limit Updated Successfully')).toBeVisible();
        // What the limit means is read once before it holds, and nothing besides is asked.
        expect(steps.count()).toEqual({ presses: 4, fields: 1 });
      };

      await openSettled(page, home, BALANCE.depositor);
      steps.restart();
      await foot(page, 'Set limits').click();
      const card = page.getByRole('region', { name: 'Deposit limit' });
      await card.getByRole('link', { name: /Set a limit|Lower/ }).click();
      await expect(amount).toBeVisible();
      expect(steps.count()).toEqual({ presses: 2, fields: 0 });
      await setLimit('60');

      await page.goto(`${home}/deposit`);
      await expect(page.getByLabel('Card number')).toBeVisible();
      steps.restart();
      await page.getByRole('main').getByRole('link', { name: 'Set a deposit limit' }).click();
      await expect(amount).toBeVisible();
      expect(steps.count()).toEqual({ presses: 1, fields: 0 });
      await page.keyboard.press('Escape');
      // The way back out of the dialog would break off the next page.
      await expect(page).not.toHaveURL(/modal=/);

      await openSettled(page, home, BALANCE.depositor);
      steps.restart();
      await foot(page, 'Self-exclusion').click();
      await button(page, '1 week').click();
      await button(page, 'Exclude me: 1 week').click();
      await expect.poll(keptToken).toBeNull();
      expect(steps.count()).toEqual({ presses: 3, fields: 0 });
    });

    test('to withdraw takes no more steps than to deposit by the same method, and starts as near [PAY-09]', async ({
      page,
      places,
      signInAs,
    }) => {
      const steps = await countSteps(page);
      const home = places.spare.url;
      await signInAs('depositor', home);
      const begin = async (name: string, balance: string) => {
        await openSettled(page, home, balance);
        await expect(link(page, name)).toBeVisible();
        steps.restart();
        await link(page, name).click();
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        expect(steps.count()).toEqual({ presses: 1, fields: 0 });
        await page.getByRole('radio', { name: /Harborpay/ }).check();
        await page.getByLabel('Amount').fill('42');
        await page.getByLabel(/e-mail/i).fill('me@player.test');
      };

      await begin('Withdraw', BALANCE.depositor);
      await page.getByRole('button', { name: 'Review withdrawal' }).click();
      await page.getByRole('button', { name: /^Withdraw .?€42\.00/ }).click();
      await expect(page.getByRole('heading', { name: 'Withdrawal requested' })).toBeVisible();
      const withdrawing = steps.total();

      await begin('Deposit', '€206.50');
      await page.getByRole('button', { name: 'Deposit €42.00' }).click();
      await page.getByRole('button', { name: /^Pay 42\.00/ }).click();
      await expect(page.getByRole('dialog', { name: 'Deposit received' })).toContainText('€42.00');
      expect(withdrawing).toBeLessThanOrEqual(steps.total());
    });

    test('to close an account takes no more steps than to open one', async ({
      page,
      places,
      sandbox,
      signInAs,
      keptToken,
    }) => {
      const steps = await countSteps(page);
      const home = places.spare.url;
      const signUp = signUpForm(page);
      await page.goto(home);
      await link(page, 'Join').click();
      await signUp.fillInAs('opened@player.test');
      await signUp.terms.check();
      await signUp.join.click();
      await expect(signUp.dialog).toBeHidden();
      const opening = steps.total();

      await page.evaluate(() => localStorage.clear());
      await signInAs('newcomer', home);
      await openSettled(page, home, BALANCE.newcomer);
      steps.restart();
      await foot(page, 'Set limits').click();
      await expect(page.getByRole('region', { name: 'Session time limit' })).toContainText('No limit set');
      await page.getByRole('main').getByRole('link', { name: 'Close account' }).click();
      await button(page, 'Close my account').click();
      await expect.poll(keptToken).toBeNull();
      const { personas } = await sandbox.fetchState();
      expect(personas.find(({ name }) => name === 'newcomer')?.closed).toBe(true);
      expect(steps.count()).toEqual({ presses: 3, fields: 0 });
      expect(steps.total()).toBeLessThanOrEqual(opening);
    });

    test('staying in control is not last in the navigation, and a game says on its tile why it may not be played, to a finger too [SES-09]', async ({
      page,
      places,
      signInAs,
    }) => {
      await signInAs('self-excluded', places.spare.url);
      await page.goto(places.spare.url);
      await expect(link(page, 'Withdraw')).toBeVisible();
      const menu = page.getByRole('button', { name: 'Menu', exact: true }).filter({ visible: true });
      if ((await menu.count()) > 0) await menu.first().click();
      const groups = page
        .getByRole('navigation', { name: 'Main' })
        .filter({ visible: true })
        .getByRole('region');
      await expect(groups.last()).toBeVisible();
      const names = await groups.evaluateAll((all) => all.map((group) => group.getAttribute('aria-label')));
      expect(names).toContain('Stay in control');
      expect(names.at(-1)).not.toBe('Stay in control');

      await page.goto(`${places.spare.url}/casino/slots`);
      const tiles = page.getByRole('main').locator('div:has(> a[href*="/casino/games/"])');
      const reasons = tiles.filter({ hasText: 'Your self-exclusion is in force' });
      await expect(reasons.first()).toBeVisible();
      // Nothing is pointed at: each tile that has come says so by itself.
      await expect.poll(async () => (await tiles.count()) - (await reasons.count())).toBe(0);
      await expect(reasons.first().getByText('Your self-exclusion is in force')).toBeInViewport();
    });
  });
}
