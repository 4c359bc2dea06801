import { expect, test } from '../../src/journey.ts';
import { loginForm } from '../../src/login.ts';

test('of several modals in an address the last is on top, has the keyboard, and Escape closes it alone [NAV-06] [NAV-07]', async ({
  page,
}) => {
  for (const [beneath, title] of [
    ['search', 'Find a game'],
    ['sign-up', 'Create account'],
    ['forgot-password', 'Forgot your password?'],
  ] as const) {
    await page.goto(`/contacts?modal=${beneath}&modal=login`);
    const { dialog, email } = loginForm(page);
    await expect(email).toBeFocused();
    // Nothing lies over it: a click at its own place is its own.
    await email.click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`/contacts?modal=${beneath}`);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  }
});
