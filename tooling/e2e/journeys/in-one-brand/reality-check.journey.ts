import type { Page } from '@playwright/test';
import { showFromMenu } from '../../src/account-menu.ts';
import { gamePage, playRound } from '../../src/game.ts';
import { expect, test } from '../../src/journey.ts';
import { navigateInApp } from '../../src/navigate-in-app.ts';
import { playedSince } from '../../src/play-session.ts';
import { findBalance } from '../../src/rewards.ts';

const MINUTE = 60_000;
/** What the depositor begins with. */
const BALANCE = 248.5;
const STATUS = 'This session: time and net result';

/** The clock of the session of play: in the header, or one press away in a phone's menu. */
async function findSessionStatus(page: Page) {
  const status = page.getByRole('link', { name: STATUS }).filter({ visible: true });
  await showFromMenu(page, status);
  return status;
}

async function playOneRound(page: Page): Promise<void> {
  const { open, play, game } = gamePage(page);
  await open('harbour-sevens');
  await play.click();
  await playRound(game, 'harbour-sevens');
}

test('at the interval that the player chose a check tells time, stakes and net result; to leave is as near as to go on [LIM-07]', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  test.slow();
  await signInAs('depositor');
  await page.goto('/profile/limits');
  await expect(page.getByRole('main')).toContainText('No reality check is set.');
  await page.getByRole('main').getByRole('link', { name: 'Reality check' }).click();
  const tool = page.getByRole('dialog', { name: 'Reality check' });
  await tool.getByLabel('Remind me every (minutes)').fill('0');
  await tool.getByRole('button', { name: 'Save' }).click();
  await expect(tool.getByLabel('Remind me every (minutes)')).toHaveAccessibleDescription(/at least 1/);
  await tool.getByLabel('Remind me every (minutes)').fill('20');
  await tool.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main')).toContainText('Reality check every 20 min of play.');

  await playOneRound(page);
  const check = page.getByRole('alertdialog', { name: 'Time check' });
  await playedSince(page, 18 * MINUTE);
  await expect(check).toHaveCount(0);
  await playedSince(page, 3 * MINUTE);
  await expect(check).toContainText('You get a reminder every 20 min of play.');
  const figure = (name: string) =>
    check.locator('div:has(> dt)').filter({ hasText: name }).getByRole('definition');
  await expect(figure('Time')).toHaveText(/^0:2\d:\d\d$/);
  await expect(figure('Staked')).toHaveText(/^€\d/);
  await expect(figure('Net result')).toHaveText(/^[−+]?€\d/);
  await expectAccessible('[role=alertdialog]');
  await page.keyboard.press('Escape');
  await expect(check).toBeVisible();
  const boxes = await Promise.all(
    ['Leave', 'Continue playing'].map((name) =>
      check.getByRole('button', { name }).evaluate((button) => {
        const { backgroundColor, color, fontWeight, height } = getComputedStyle(button);
        return { backgroundColor, color, fontWeight, height };
      }),
    ),
  );
  expect(boxes[0]).toEqual(boxes[1]);

  await check.getByRole('button', { name: 'Continue playing' }).click();
  await expect(check).toBeHidden();
  await expect(gamePage(page).frame).toBeVisible();
  await playedSince(page, 20 * MINUTE);
  await check.getByRole('button', { name: 'Leave' }).click();
  await expect(check).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await expect(gamePage(page).frame).toHaveCount(0);
});

test('a round whose page is left before it ends counts in the session’s figures as in the ledger [LIM-07]', async ({
  page,
  sandbox,
  signInAs,
}) => {
  test.slow();
  await signInAs('depositor');
  await playOneRound(page);
  const { game, figure, open, play } = gamePage(page);
  const balance = async () => {
    const { personas } = await sandbox.fetchState();
    return personas.find(({ name }) => name === 'depositor')?.balance;
  };
  const before = await balance();
  await game.locator('#spin').click();
  await expect.poll(balance).not.toBe(before);
  await page.goto('/cashback');
  await open('harbour-sevens');
  await play.click();
  await expect(game.locator('#spin')).toBeVisible();
  await expect
    .poll(async () => {
      const net = Math.round((((await balance()) ?? 0) - BALANCE) * 100) / 100;
      const sign = net > 0 ? '+' : net < 0 ? '−' : '';
      return (await figure('Net result').textContent()) === `${sign}€${Math.abs(net).toFixed(2)}`;
    })
    .toBe(true);
  await expect(figure('Staked')).toHaveText('€0.40');
});

test('once somebody has played, the session’s clock and net result are one press away on every page, and lead to all of it [LIM-07]', async ({
  page,
  signInAs,
}) => {
  test.slow();
  await signInAs('depositor');
  await page.goto('/cashback');
  await expect(findBalance(page, '€248.50').first()).toBeAttached();
  await expect(page.getByRole('link', { name: STATUS })).toHaveCount(0);
  await playOneRound(page);
  for (const path of [
    '/casino/games/harbour-sevens',
    '/',
    '/deposit',
    '/withdraw',
    '/profile/transactions',
    '/contacts',
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      const status = await findSessionStatus(page);
      await expect(status).toContainText(/\d:\d\d:\d\d/);
      await expect(status).toContainText(/Net [−+]?€\d/);
    });
  }
  await (await findSessionStatus(page)).click();
  const tool = page.getByRole('dialog', { name: 'Reality check' });
  await expect(tool.getByRole('definition').first()).toHaveText(/^\d:\d\d:\d\d$/);
  await expect(tool).toContainText('Net result');
});

test('every page has the links of responsible gambling at its foot, for visitors and players [LIM-07]', async ({
  page,
  signInAs,
  tolerate,
}) => {
  test.slow();
  tolerate(/status of 404/);
  const links = ['Set limits', 'Take a break', 'Self-exclusion', 'Get help'];
  const expectLinks = async () => {
    const foot = page.getByRole('contentinfo').getByRole('region', { name: /Play is entertainment/ });
    for (const name of links) await expect(foot.getByRole('link', { name })).toBeVisible();
  };
  await page.goto('/');
  for (const path of [
    '/casino',
    '/casino/games/harbour-sevens',
    '/promotions',
    '/contacts',
    '/deposit',
    '/responsible-gambling',
  ]) {
    await navigateInApp(page, path);
    await expectLinks();
  }
  await page.goto('/no-such-page');
  await expectLinks();
  await signInAs('depositor');
  for (const path of [
    '/',
    '/casino/games/harbour-sevens',
    '/deposit',
    '/withdraw',
    '/profile/transactions',
  ]) {
    await page.goto(path);
    await expect(findBalance(page, '€248.50').first()).toBeAttached();
    await expectLinks();
  }
});
