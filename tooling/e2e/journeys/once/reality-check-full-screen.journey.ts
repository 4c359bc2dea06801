import { gamePage, playRound } from '../../src/game.ts';
import { expect, test } from '../../src/journey.ts';
import { playedSince } from '../../src/play-session.ts';
import { setTabVisibility } from '../../src/tabs.ts';

const MINUTE = 60_000;

test('a check leaves the full screen, is read from its start, waits for a hidden tab’s return, and comes once after a sleep [LIM-07]', async ({
  page,
  signInAs,
}) => {
  test.slow();
  await signInAs('depositor');
  await page.goto('/?modal=reality-check');
  const tool = page.getByRole('dialog', { name: 'Reality check' });
  await tool.getByLabel('Remind me every (minutes)').fill('20');
  await tool.getByRole('button', { name: 'Save' }).click();
  const { open, play, game, frame } = gamePage(page);
  await open('harbour-sevens');
  await play.click();
  await playRound(game, 'harbour-sevens');
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(page.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  await playedSince(page, 21 * MINUTE);
  const check = page.getByRole('alertdialog', { name: 'Time check' });
  await expect(check).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
  await expect(page.getByRole('button', { name: 'Leave full screen' })).toHaveCount(0);

  // What a screen reader hears: the title, then why; and nothing of the page behind.
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe('Time check');
  await expect(check).toHaveAccessibleDescription('You get a reminder every 20 min of play.');
  await expect(page.getByRole('main')).toHaveCount(0);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.mouse.click(4, 4);
  await expect(check).toBeVisible();
  for (const name of ['Break', 'Limits', 'History', 'Leave', 'Continue playing']) {
    await page.keyboard.press('Tab');
    expect(await focused()).toBe(name);
  }
  await page.keyboard.press('Enter');
  await expect(check).toBeHidden();
  await expect(frame).toBeVisible();

  await setTabVisibility(page, 'hidden');
  await playedSince(page, 20 * MINUTE);
  await setTabVisibility(page, 'visible');
  await expect(check).toContainText(/0:4\d:\d\d/);
  await check.getByRole('button', { name: 'Continue playing' }).click();
  await expect(check).toBeHidden();

  // A sleep over three checks is told of once.
  await playedSince(page, 65 * MINUTE);
  await expect(check).toContainText(/1:4\d:\d\d/);
  await check.getByRole('button', { name: 'Continue playing' }).click();
  await expect(check).toBeHidden();
  await page.reload();
  await expect(page.getByRole('group', { name: 'Game controls' })).toBeVisible();
  await expect(check).toHaveCount(0);
});
