import { expect, test } from '../../src/journey.ts';
import { loginForm } from '../../src/login.ts';
import { getPersonaEmail, PASSWORD } from '../../src/sandbox.ts';
import { NEW_PASSWORD } from '../../src/sign-up.ts';

const NEWCOMERS_PHONE = '612345601';

test('a forgotten password: a link by mail, a new password, the login with it [PRF-06]', async ({
  page,
  sandbox,
  keptToken,
}) => {
  await page.goto('/?modal=login');
  const login = loginForm(page);
  await login.dialog.getByRole('link', { name: 'Forgot your password?' }).click();
  const forgot = page.getByRole('dialog', { name: 'Forgot your password?' });
  // This brand sends no SMS.
  await expect(forgot.getByLabel('E-mail')).toBeVisible();
  await expect(forgot.getByText('Phone', { exact: true })).toHaveCount(0);
  await forgot.getByLabel('E-mail').fill(getPersonaEmail('vip'));
  await forgot.getByRole('button', { name: 'Send the link' }).click();
  await expect(forgot.getByRole('alert')).toContainText(`If ${getPersonaEmail('vip')} belongs to an account`);

  const { path } = await sandbox.fetchLastMessage(getPersonaEmail('vip'));
  expect(path).toContain('token=');
  await page.goto(path);
  const reset = page.getByRole('dialog', { name: 'Set a new password' });
  await reset.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await expect(page).toHaveURL(/\?modal=reset-password$/);
  await reset.getByLabel('New password again').fill(NEW_PASSWORD);
  await reset.getByRole('button', { name: 'Set the new password' }).click();

  await expect(page).toHaveURL(/\/casino\?modal=login$/);
  await expect(login.dialog).toContainText('Your new password is set');
  await login.fillInAs('vip', NEW_PASSWORD);
  await expect(login.dialog).toBeHidden();
  expect(await keptToken()).not.toBeNull();
});

test('a link that was used already says so and leads to a new one', async ({ page, tolerate }) => {
  tolerate(/status of 422/);
  await page.goto('/?modal=reset-password&token=long-gone&cpnc=7');
  const reset = page.getByRole('dialog', { name: 'Set a new password' });
  await reset.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await reset.getByLabel('New password again').fill(NEW_PASSWORD);
  await reset.getByRole('button', { name: 'Set the new password' }).click();
  await expect(reset.getByRole('alert')).toContainText('This link has expired or was already used');
  await reset.getByRole('link', { name: 'Send me a new one' }).click();
  await expect(page.getByRole('dialog', { name: 'Forgot your password?' })).toBeVisible();
  await expect(reset).toBeHidden();
});

test('where the brand sends SMS, a code typed in sets the new password [PRF-06] [VAL-02]', async ({
  page,
  places,
  brand,
  sandbox,
  spareHost,
}) => {
  await sandbox.overrideSettings(brand, { useSMSResetPassword: true });
  await spareHost();
  await page.goto(`${places.spare.url}/?modal=forgot-password`);
  const forgot = page.getByRole('dialog', { name: 'Forgot your password?' });
  await forgot.getByText('Phone', { exact: true }).click();
  await expect(forgot.getByLabel('Country code')).toHaveText('+31');
  const phone = forgot.getByRole('textbox', { name: 'Phone' });
  await phone.fill(NEWCOMERS_PHONE.slice(0, 4));
  await forgot.getByRole('button', { name: 'Send the code' }).click();
  await expect(phone).toHaveAccessibleDescription('This phone number is too short');
  await phone.fill(NEWCOMERS_PHONE);
  await forgot.getByRole('button', { name: 'Send the code' }).click();
  await forgot.getByRole('button', { name: 'Enter the code' }).click();
  const { body } = await sandbox.fetchLastMessage(`+31${NEWCOMERS_PHONE}`);
  const reset = page.getByRole('dialog', { name: 'Set a new password' });
  await reset.getByLabel('Code').fill(/\w{5}-\w{5}/.exec(body)?.[0] ?? '');
  await reset.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await reset.getByLabel('New password again').fill(NEW_PASSWORD);
  await reset.getByRole('button', { name: 'Set the new password' }).click();
  await expect(loginForm(page).dialog).toContainText('Your new password is set');
});

test('the link of a mail confirms the address; a stale one offers a new one, in both variants of the site [NAV-05] [PRF-06]', async ({
  page,
  sandbox,
  tolerate,
}) => {
  tolerate(/status of 422/);
  const dialog = page.getByRole('dialog', { name: 'This link has expired' });
  const stale = ['/verify-email?token=long-gone', '/design/verify-email?token=long-gone'];
  for (const path of stale) {
    await page.goto(path);
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(path.startsWith('/design') ? /\/design\?modal=/ : /\/\?modal=/);
  }
  await dialog.getByLabel('E-mail').fill(getPersonaEmail('unverified'));
  await dialog.getByRole('button', { name: 'Send a new link' }).click();
  await expect(dialog.getByRole('alert')).toContainText('we have sent a new link');
  const { path } = await sandbox.fetchLastMessage(getPersonaEmail('unverified'));
  await page.goto(path);
  await expect(page).toHaveURL(/\/casino\?modal=login$/);
  await expect(loginForm(page).dialog).toContainText('Your e-mail address is confirmed');
});

test('a password is changed where the player is, by the one that holds [PRF-06]', async ({
  page,
  signInAs,
  tolerate,
}) => {
  tolerate(/status of 400/);
  await signInAs('vip');
  await page.goto('/profile/change-password');
  const current = page.getByLabel('Current password');
  await current.fill('not-it');
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('New password again').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription(/.+/);
  await current.fill(PASSWORD);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByRole('alert')).toContainText('Your password is changed');
});
