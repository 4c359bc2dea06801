import { chromiumPath } from '@baize/vitest-config/chromium';
import { expect, test } from '../../src/journey.ts';
import { logOut } from '../../src/account-menu.ts';
import { findBalance } from '../../src/rewards.ts';

// The browser keeps pages for Back only where it is let.
test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('Back after a log-out paints nothing of the player: the page comes from the platform anew', async ({
  page,
  signInAs,
}) => {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      const shown = document.documentElement.style.visibility !== 'hidden';
      if (persisted) window.sessionStorage.setItem('came-back', shown ? 'seen' : 'hidden');
    });
  });
  await signInAs('vip');
  await page.goto('/promotions');
  await expect(findBalance(page, '€18,420.75')).toBeAttached();
  await page.goto('/');
  await expect(findBalance(page, '€18,420.75')).toBeAttached();
  await logOut(page);
  await expect(page.getByText('€18,420.75')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/promotions$/);
  await expect(page.getByRole('link', { name: 'Log in', exact: true }).first()).toBeAttached();
  await expect(page.getByText('€18,420.75')).toHaveCount(0);
  expect(await page.evaluate(() => window.sessionStorage.getItem('came-back'))).not.toBe('seen');
});
