import { expect, test } from '../../src/journey.ts';
import { loginForm } from '../../src/login.ts';
import { signUpForm } from '../../src/sign-up.ts';

for (const [modal, title] of [
  ['sign-up', 'Create account'],
  ['linked-signup', 'Create linked account'],
] as const)
  test(`${modal}: a refusal is told in the platform’s words, and without them it says to try again [PRF-06] [PRF-04]`, async ({
    page,
    sandbox,
    tolerate,
  }) => {
    tolerate(/status of 422/);
    await page.goto(`/?modal=${modal}`);
    const { dialog, fillInAs, join, terms } = signUpForm(page, title);
    await fillInAs('ann@example.com');
    await terms.check();
    const alert = dialog.getByRole('alert');
    const refuse = (message: string) =>
      sandbox.addFault({
        call: 'sign-up',
        kind: 'status',
        status: 422,
        body: { success: false, message, code: 'NOT_NOW' },
        times: 1,
      });
    await refuse('New accounts open again on Monday.');
    await join.click();
    await expect(alert).toContainText('New accounts open again on Monday.');
    await expect(alert).not.toContainText('Try again');
    await refuse('');
    await join.click();
    await expect(alert).not.toContainText('Monday');
    await expect(alert).toContainText('Try again');
    await expect(alert).toContainText('What you typed is still here.');
    await join.click();
    await expect(dialog).toBeHidden();
  });

test('what one click made up can be copied, and lets its player in; it is shown once [PRF-06]', async ({
  page,
  context,
  places,
  brand,
  sandbox,
  spareHost,
  keptToken,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: places.spare.url });
  await sandbox.overrideSettings(brand, { use1ClickRegistration: true });
  await spareHost();
  await page.goto(`${places.spare.url}/?modal=sign-up`);
  const { dialog, join, terms } = signUpForm(page);
  await dialog.getByText('One click', { exact: true }).click();
  await terms.check();
  await join.click();
  const panel = page.getByRole('alertdialog', { name: 'Create account' });
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const copied: string[] = [];
  for (const name of ['User name', 'Password']) {
    await panel.getByRole('button', { name: `Copy: ${name}` }).click();
    await expect(panel.getByRole('button', { name: `Copied: ${name}` })).toBeVisible();
    copied.push(await readClipboard());
  }
  const [name = '', password = ''] = copied;
  await expect(panel.getByText(password, { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'I have saved them, log in' }).click();
  const login = loginForm(page);
  await expect(login.email).toHaveValue(name);
  await login.password.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await login.submit.click();
  await expect(login.dialog).toBeHidden();
  expect(await keptToken()).not.toBeNull();
  expect(await page.content()).not.toContain(password);
});
