import { expect, test } from '../../src/journey.ts';
import { loginForm } from '../../src/login.ts';
import { getPersonaEmail } from '../../src/sandbox.ts';
import { collectBodies, LOGIN_PATH } from '../../src/session.ts';
import { NEW_PASSWORD, signUpForm } from '../../src/sign-up.ts';

const TITLE = 'Create linked account';
const SIGN_UP = '/api/user/sign-up';

test('a visitor signs up for a linked account and is in without typing again [PRF-04] [PRF-05]', async ({
  page,
  sandbox,
  keptToken,
  expectAccessible,
}) => {
  const signUps = collectBodies(page, SIGN_UP);
  const logins = collectBodies(page, LOGIN_PATH);
  await page.goto('/?modal=linked-signup');
  const { dialog, fillInAs, join, terms } = signUpForm(page, TITLE);
  await expect(dialog).toContainText('joined to the one you already have elsewhere');
  await expect(join).toHaveAttribute('aria-disabled', 'true');
  await fillInAs('linked@example.com');
  await terms.check();
  await expectAccessible('[role=dialog]');
  await join.click();
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/modal=/);
  expect(await keptToken()).not.toBeNull();
  expect(signUps).toMatchObject([{ email: 'linked@example.com', linkAccount: true }]);
  expect(logins).toMatchObject([{ email: 'linked@example.com', linkAccount: true, afterReg: true }]);
  expect((await sandbox.fetchState()).linkedAccounts).toEqual(['linked@example.com']);
});

test('where the login after the sign-up fails, it opens by itself with the name and says that the account exists [PRF-04]', async ({
  page,
  sandbox,
  keptToken,
  tolerate,
}) => {
  tolerate(/status of 500/);
  await sandbox.addFault({ call: 'login', kind: 'status', status: 500, times: 1 });
  await page.goto('/?modal=linked-signup');
  const { dialog, fillInAs, join, terms } = signUpForm(page, TITLE);
  await fillInAs('linked@example.com');
  await terms.check();
  await join.click();
  const login = loginForm(page);
  await expect(login.dialog).toContainText('Your account exists, but we could not log you in');
  await expect(dialog).toBeHidden();
  await expect(login.email).toHaveValue('linked@example.com');
  const logins = collectBodies(page, LOGIN_PATH);
  await login.password.fill(NEW_PASSWORD);
  await login.submit.click();
  await expect(login.dialog).toBeHidden();
  expect(logins).toMatchObject([{ linkAccount: true }]);
  expect(await keptToken()).not.toBeNull();
});

test('by one click a visitor is in, and the user name and password are shown once [PRF-04] [PRF-06]', async ({
  page,
  places,
  brand,
  sandbox,
  spareHost,
  keptToken,
  expectAccessible,
}) => {
  await sandbox.overrideSettings(brand, { use1ClickRegistration: true });
  await spareHost();
  await page.goto(`${places.spare.url}/?modal=linked-signup`);
  const { dialog, join, terms } = signUpForm(page, TITLE);
  await dialog.getByText('One click', { exact: true }).click();
  await terms.check();
  await join.click();
  const panel = page.getByRole('alertdialog', { name: TITLE });
  await expect(panel).toContainText('This is shown only once');
  await expect(page.locator('html')).toHaveAttribute('data-session', 'kept');
  await expectAccessible('[role=alertdialog]');
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'I have saved them, continue' }).click();
  await expect(panel).toBeHidden();
  await expect(page).not.toHaveURL(/modal=/);
  expect(await keptToken()).not.toBeNull();
  expect((await sandbox.fetchState()).linkedAccounts).toHaveLength(1);
});

test('a player links the account by the profile; closing asks about what is not saved [PRF-04] [PRF-01]', async ({
  page,
  sandbox,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('depositor');
  await page.goto('/?modal=linked-signup');
  const dialog = page.getByRole('dialog', { name: 'Link your account' });
  const link = dialog.getByRole('button', { name: 'Link your account' });
  // Details that are right need no change.
  await expect(link).toBeEnabled();
  await expect(dialog.getByLabel('First name')).toHaveAttribute('readonly');
  await expectAccessible('[role=dialog]');
  await dialog.getByLabel('City').fill('Delft');
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await expectAccessible('[role=dialog]');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('City')).toHaveValue('Delft');
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/user/update-user-details'));
  await link.click();
  expect((await sent).postDataJSON()).toMatchObject({
    city: 'Delft',
    updateFrom: 'Linked Account',
    linkAccount: true,
  });
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Your account is linked. Changed: City')).toBeVisible();
  await expect(page).not.toHaveURL(/modal=/);
  expect((await sandbox.fetchState()).linkedAccounts).toEqual([getPersonaEmail('depositor')]);
});

test('a visitor who has an account logs in over the form and goes on with the profile [PRF-04]', async ({
  page,
}) => {
  await page.goto('/?modal=linked-signup');
  const { dialog } = signUpForm(page, TITLE);
  await dialog.getByRole('link', { name: 'Log in' }).click();
  const login = loginForm(page);
  await login.fillInAs('depositor');
  await expect(login.dialog).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Link your account' })).toBeVisible();
  await expect(dialog).toBeHidden();
});
