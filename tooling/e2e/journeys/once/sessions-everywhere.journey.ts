import { expect, test } from '../../src/journey.ts';
import { loginForm } from '../../src/login.ts';
import { collectPageErrors } from '../../src/page-errors.ts';
import { sessionEndedAlert, pressAfterEnd } from '../../src/session.ts';

test('whoever logs out everywhere else is out in another browser by its next request, and stays in here [SES-04]', async ({
  page,
  browser,
  baseURL,
  tolerate,
  watch,
  expectAccessible,
}) => {
  test.slow();
  tolerate(/status of 403|WebSocket/);
  const there = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-GB' });
  const other = await there.newPage();
  collectPageErrors(other, watch.complaints);
  for (const tab of [other, page]) {
    await tab.goto('/profile/change-password?modal=login');
    await loginForm(tab).fillInAs('depositor');
    await expect(loginForm(tab).dialog).toBeHidden();
  }
  const devices = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(devices).toContainText('This device');
  await expectAccessible('main');
  await devices.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(page.getByText('You are logged out everywhere but on this device.')).toBeVisible();
  await expect(devices.getByRole('button', { name: 'Log out everywhere else' })).toHaveCount(0);

  await other.getByRole('button', { name: 'Ask for a copy' }).click();
  await pressAfterEnd(other);
  await expect(sessionEndedAlert(other)).toBeVisible();
  await other.reload();
  await expect(other.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  await there.close();

  await page.reload();
  await expect(devices).toContainText('This device');
});
