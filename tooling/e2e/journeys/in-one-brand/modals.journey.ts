import type { Page } from '@playwright/test';
import { expect, test } from '../../src/journey.ts';
import { addressOf, CALENDAR_ONLY, openBoth } from '../../src/stacked-modals.ts';
import { loginForm } from '../../src/login.ts';

test('a click beside the top modal closes only that one [NAV-07]', async ({ page }) => {
  const { login, calendar } = await openBoth(page);
  await page.mouse.click(4, 4);
  await expect(login).toBeHidden();
  await expect(calendar).toBeVisible();
  expect(addressOf(page)).toBe(CALENDAR_ONLY);
});

test('Escape pressed twice closes a modal once and stays on the page [NAV-06]', async ({ page, context }) => {
  await page.goto('/promotions');
  await page.goto('/cashback?cpnc=7');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  const { dialog, email } = loginForm(page);
  await expect(email).toBeFocused();
  // A slow phone hears of a step back later than of the second press.
  const browser = await context.newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.evaluate(() => {
    const escape = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    document.activeElement?.dispatchEvent(escape());
    document.activeElement?.dispatchEvent(escape());
  });
  await expect(dialog).toBeHidden();
  await expect.poll(() => addressOf(page)).toBe('/cashback?cpnc=7');
});

/** How long the sheet of the open dialog takes to leave, and whether it moves on its way. */
async function leaving(page: Page): Promise<{ longest: number; moves: boolean }> {
  return page.getByRole('dialog').evaluate(async (sheet: HTMLElement) => {
    const started = new Promise<{ longest: number; moves: boolean }>((resolve) => {
      const look = () => {
        const running = document.getAnimations().filter((animation) => {
          const { effect } = animation;
          return effect instanceof KeyframeEffect && effect.target === sheet;
        });
        if (running.length === 0) return void requestAnimationFrame(look);
        const properties = running.flatMap(({ effect }) =>
          effect instanceof KeyframeEffect
            ? effect.getKeyframes().flatMap((frame) => Object.keys(frame))
            : [],
        );
        resolve({
          longest: Math.max(...running.map(({ effect }) => Number(effect?.getComputedTiming().duration))),
          moves: properties.some((name) => ['transform', 'translate', 'scale'].includes(name)),
        });
      };
      requestAnimationFrame(look);
    });
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    return started;
  });
}

test.describe('for players who like things to move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a modal leaves within 300 ms [NAV-07]', async ({ page }) => {
    await page.goto('/?modal=login');
    await expect(loginForm(page).email).toBeFocused();
    expect((await leaving(page)).longest).toBe(300);
  });
});

test.describe('for players who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a modal leaves without moving, in at most 120 ms [NAV-07]', async ({ page }) => {
    await page.goto('/?modal=login');
    await expect(loginForm(page).email).toBeFocused();
    const { longest, moves } = await leaving(page);
    expect(longest).toBeLessThanOrEqual(120);
    expect(moves).toBe(false);
  });
});
