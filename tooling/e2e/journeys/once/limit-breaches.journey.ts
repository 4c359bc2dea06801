import { gamePage } from '../../src/game.ts';
import { expect, test } from '../../src/journey.ts';
import { findBalance } from '../../src/rewards.ts';

/** The eight codes of S2 §9, and what a player is told. */
const BREACHES = {
  MAX_BET_LIMIT_REACHED: 'You have reached your bet limit. This bet was not placed.',
  maxBetLimit: 'This bet is above the limit you set for a single bet. It was not placed.',
  dailyBetLimit: 'You have reached your daily bet limit. It applies until the end of the day.',
  weeklyBetLimit: 'You have reached your weekly bet limit. It applies until the end of the week.',
  monthlyBetLimit: 'You have reached your monthly bet limit. It applies until the end of the month.',
  dailyLossLimit: 'You have reached your daily loss limit. It applies until the end of the day.',
  weeklyLossLimit: 'You have reached your weekly loss limit. It applies until the end of the week.',
  monthlyLossLimit: 'You have reached your monthly loss limit. It applies until the end of the month.',
} as const;

test('each of the eight breaches that the socket reports is told wherever the player is, with the way to the limits [LIM-06]', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('kyc-approved');
  await page.goto('/cashback');
  const sockets = async () =>
    (await sandbox.fetchState()).personas.find(({ name }) => name === 'kyc-approved')?.sockets;
  await expect.poll(sockets).toBe(1);
  const messages = page.getByRole('region', { name: 'Messages' });
  for (const [code, words] of Object.entries(BREACHES)) {
    await sandbox.emit('kyc-approved', 'limit', { code });
    await expect(messages.getByText(words, { exact: true })).toBeVisible();
  }
  await messages.getByRole('button', { name: 'See your limits' }).click();
  await expect(page).toHaveURL(/\/profile\/limits$/);
});

test('each of the eight breaches that a game in play reports is told beside the game, which stays [LIM-06]', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('depositor');
  const { open, play, game, frame } = gamePage(page);
  await open('harbour-sevens');
  await expect(findBalance(page, '€248.50').first()).toBeAttached();
  await play.click();
  await expect(game.getByText('Real play')).toBeVisible();
  const alert = page.getByRole('main').getByRole('alert');
  for (const [code, words] of Object.entries(BREACHES)) {
    await game
      .locator('body')
      .evaluate((_, limit) => window.parent.postMessage({ type: 'limit', code: limit }, '*'), code);
    await expect(alert).toContainText(words);
    await expect(frame).toBeVisible();
  }
  await expectAccessible('main [role=alert]');
  await alert.getByRole('link', { name: 'See your limits' }).click();
  await expect(page).toHaveURL(/\/profile\/limits$/);
});

test('each of the eight breaches that keeps a game from opening is told in its place [LIM-06]', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/status of 422/);
  await signInAs('depositor');
  const { open, play } = gamePage(page);
  for (const [code, words] of Object.entries(BREACHES)) {
    await test.step(code, async () => {
      await sandbox.addFault({
        call: 'launch-game',
        kind: 'status',
        status: 422,
        body: { success: false, message: 'limit', code },
        times: 1,
      });
      await open('harbour-sevens');
      await play.click();
      await expect(page.getByRole('main')).toContainText(words);
      await expect(page.getByRole('main').getByRole('link', { name: 'See your limits' })).toBeVisible();
      await expect(play).toHaveCount(0);
    });
  }
});
