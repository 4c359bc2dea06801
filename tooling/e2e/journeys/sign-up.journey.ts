import { expect, test } from '../src/journey.ts';
import { loginForm } from '../src/login.ts';
import { NEW_PASSWORD, signUpForm } from '../src/sign-up.ts';

test('by keyboard alone: a new account, then its first login [PRF-05] [SES-01] [VAL-06]', async ({
  page,
  keptToken,
}) => {
  const { keyboard } = page;
  await page.goto('/');
  await page.getByRole('link', { name: 'Join', exact: true }).filter({ visible: true }).first().focus();
  await keyboard.press('Enter');
  const { dialog, field, join } = signUpForm(page);
  const email = dialog.getByRole('textbox', { name: 'E-mail' });
  await expect(email).toBeVisible();

  // Pressed with nothing filled in, it says what is missing and leads there.
  await join.focus();
  await keyboard.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Required');
  await keyboard.type('ann smith@example.com');
  await expect(email).toHaveValue('annsmith@example.com');
  await field('Password').focus();
  await keyboard.type(NEW_PASSWORD);
  await keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Show the password' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type('Ann');
  await keyboard.press('Tab');
  await keyboard.type('Smith');
  await keyboard.press('Tab');
  await keyboard.type('15/06/1990');
  await keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Choose a date' })).toBeFocused();
  await keyboard.press('Tab');
  await expect(field('Country code')).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type('687654321');
  await expect(dialog.getByText('Number looks complete')).toBeVisible();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByPlaceholder('Search countries')).toBeFocused();
  await keyboard.type('belg');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await keyboard.press('Enter');
  await expect(field('Country')).toHaveText('Belgium');
  await expect(dialog.getByText('Still needed: Terms')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /I am over 18/ }).focus();
  await keyboard.press('Space');
  await expect(join).toHaveAttribute('aria-disabled', 'false');
  await keyboard.press('Enter');

  const login = loginForm(page);
  await expect(login.dialog).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/\?modal=login$/);
  expect(await keptToken()).toBeNull();
  await expect(login.email).toHaveValue('annsmith@example.com');
  await expect(login.dialog).toContainText('Your account is ready');
  await login.password.focus();
  await keyboard.type(NEW_PASSWORD);
  await keyboard.press('Enter');
  await expect(login.dialog).toBeHidden();
  expect(await keptToken()).not.toBeNull();
  await expect(page.getByRole('main')).toBeFocused();
});
