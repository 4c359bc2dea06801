import type { Page } from '@playwright/test';
import { payByCard, readBalance } from '../../src/cashier.ts';
import { countryOverlay } from '../../src/country-block.ts';
import { gamePage } from '../../src/game.ts';
import { expect, test } from '../../src/journey.ts';
import { loginForm } from '../../src/login.ts';
import { signUpForm } from '../../src/sign-up.ts';

/** All that a browser can be made to believe: another country, an address on the list, a visit that was let in. */
async function forgeSuppression(page: Page): Promise<void> {
  await page.route('**/get-location', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text.replaceAll('"US"', '"NL"') });
  });
  await page.route('**/visitor.json', (route) => route.fulfill({ json: { whitelisted: true } }));
  await page.addInitScript(() => {
    const flag = JSON.stringify({ value: true, until: Date.now() + 86_400_000 });
    for (const key of ['whitelisted', 'place-verified']) localStorage.setItem(`baize.${key}`, flag);
  });
  // What a browser says of its way is not believed either.
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.24', 'x-real-ip': '203.0.113.24' });
}

test('a forged suppression lifts the overlay and nothing else: joining is refused, linked or not, and so is what a log-in leads to, playing and paying in; withdrawing is not [GEO-02]', async ({
  page,
  sandbox,
  keptToken,
  tolerate,
}) => {
  test.slow();
  tolerate(/status of 422/);
  await sandbox.setVisitor({ country: 'US' });
  await forgeSuppression(page);
  for (const [path, title] of [
    ['/?whitelisted=1&modal=sign-up', 'Create account'],
    ['/?whitelisted=1&modal=linked-signup', 'Create linked account'],
  ] as const) {
    await page.goto(path);
    const signUp = signUpForm(page, title);
    await signUp.fillInAs('forged@player.test');
    await signUp.terms.check();
    await signUp.join.click();
    await expect(signUp.dialog.getByRole('alert')).toContainText(
      'Registration is not available in the country',
    );
    expect(await keptToken()).toBeNull();
  }
  await expect(countryOverlay(page)).toHaveCount(0);

  await page.goto('/?modal=login');
  const login = loginForm(page);
  await login.fillInAs('depositor');
  await expect(login.dialog).toBeHidden();
  const before = await readBalance(sandbox, 'depositor');

  const { open, play, frame } = gamePage(page);
  await open('harbour-sevens');
  await play.click();
  await expect(page.getByRole('main')).toContainText(/not (?:offered|available)/);
  await expect(frame).toHaveCount(0);

  await payByCard(page, '25.00');
  await expect(page.getByRole('main')).toContainText('not available to you right now');
  expect(await readBalance(sandbox, 'depositor')).toBe(before);

  await page.goto('/withdraw');
  await page.getByRole('radio', { name: /Harborpay/ }).check();
  await page.getByLabel('Amount').fill('42');
  await page.getByLabel('E-mail').fill('me@player.test');
  await page.getByRole('button', { name: 'Review withdrawal' }).click();
  await page.getByRole('button', { name: /^Withdraw .?€42\.00/ }).click();
  await expect(page.getByRole('heading', { name: 'Withdrawal requested' })).toBeVisible();
  expect(await readBalance(sandbox, 'depositor')).toBe(before - 42);
});
