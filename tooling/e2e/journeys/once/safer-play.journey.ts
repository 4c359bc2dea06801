import type { Page } from '@playwright/test';
import { gamePage, playRound } from '../../src/game.ts';
import { expect, test } from '../../src/journey.ts';
import { playedSince } from '../../src/play-session.ts';
import { sessionEndedAlert, pressAfterEnd } from '../../src/session.ts';

const MINUTE = 60_000;

const foot = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const button = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name });

test('a limit is two presses from home, a check stands above the game and only a choice leads out, and self-exclusion is three presses that reach every tab', async ({
  page,
  sandbox,
  signInAs,
  openTab,
}) => {
  test.slow();
  await signInAs('kyc-approved');
  await page.goto('/');
  await foot(page, 'Set limits').click();
  const deposit = page.getByRole('region', { name: 'Deposit limit' });
  await deposit.getByRole('link', { name: /Set a limit|Lower/ }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^New limit in/)
    .fill('60');
  await button(page, 'See what it means').click();
  await expect(page.getByRole('dialog')).toContainText('your time');
  await button(page, 'Set').click();
  await expect(page.getByText('Limit Updated Successfully')).toBeVisible();
  await expect(deposit).toContainText('of €60.00');

  await page.getByRole('link', { name: 'Reality check' }).click();
  await page.getByRole('dialog').getByLabel('Remind me every (minutes)').fill('30');
  await button(page, 'Save').click();
  await expect(page.getByRole('main')).toContainText('Reality check every 30 min of play.');

  const { open, play, game, frame } = gamePage(page);
  await open('harbour-sevens');
  await play.click();
  await playRound(game, 'harbour-sevens');
  await sandbox.emit('kyc-approved', 'limit', { code: 'weeklyLossLimit' });
  await expect(page.getByText(/You have reached your weekly loss limit/)).toBeVisible();
  const tab = await openTab();
  await tab.goto('/casino');
  await playedSince(page, 31 * MINUTE);
  const check = page.getByRole('alertdialog', { name: 'Time check' });
  await expect(check).toContainText(/0:31:\d\d/);
  await page.keyboard.press('Escape');
  await page.mouse.click(4, 4);
  await expect(check).toBeVisible();
  await expect(tab.getByRole('alertdialog', { name: 'Time check' })).toBeVisible();
  await check.getByRole('button', { name: 'Continue playing' }).click();
  await expect(check).toBeHidden();
  await expect(tab.getByRole('alertdialog', { name: 'Time check' })).toBeHidden();
  await expect(frame).toBeVisible();

  await foot(page, 'Self-exclusion').click();
  await button(page, '1 week').click();
  await expect(page.getByRole('dialog')).toContainText('It cannot be undone');
  await button(page, 'Exclude me: 1 week').click();
  await expect.poll(() => tab.evaluate(() => localStorage.getItem('baize.token'))).toBeNull();
  await expect(tab.getByRole('link', { name: 'Log in', exact: true }).first()).toBeVisible({
    timeout: 1_000,
  });
  // The tool closes with its action: nobody who has just shut themselves out is asked to log in.
  await expect(page.getByRole('dialog', { name: 'Self-exclusion' })).toBeHidden();
  await pressAfterEnd(page);
  await expect(sessionEndedAlert(page)).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await signInAs('kyc-approved');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Withdraw' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Deposit', exact: true })).toHaveCount(0);
});

test('an exclusion of an hour ends when it said, on every page and at the platform [LIM-04] [SES-09]', async ({
  page,
  sandbox,
  signInAs,
  keptToken,
}) => {
  await signInAs('kyc-approved');
  await page.goto('/?modal=self-exclusion');
  const dialog = page.getByRole('dialog', { name: 'Self-exclusion' });
  await dialog.getByRole('button', { name: '1 hour', exact: true }).click();
  await dialog.getByRole('button', { name: 'Exclude me: 1 hour' }).click();
  await expect.poll(keptToken).toBeNull();
  await page.goto('about:blank');
  await sandbox.advance(55 * MINUTE);
  await signInAs('kyc-approved');
  const main = page.getByRole('main');
  for (const path of ['/deposit', '/profile/limits']) {
    await page.goto(path);
    await expect(main).toContainText('Your self-exclusion is in force');
    await expect(main).toContainText(/It ends .*20 Nov, .?19:1\d/);
  }
  await sandbox.advance(10 * MINUTE);
  await page.goto('/deposit');
  await expect(page.getByLabel('Card number')).toBeVisible();
});
