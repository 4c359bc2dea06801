import { expect, test } from '../../src/journey.ts';
import { loginForm } from '../../src/login.ts';
import { collectPageErrors } from '../../src/page-errors.ts';
import { collectApiRequests } from '../../src/requests.ts';
import { pressAfterEnd, sessionEndedAlert } from '../../src/session.ts';

const SETTINGS = '/profile/change-password';
const SESSIONS_PATH = '/api/user/sessions';

test('of two browsers only the last one stays in; it lists the other, and can log out everywhere else [SES-04]', async ({
  page,
  browser,
  baseURL,
  tolerate,
  watch,
  expectAccessible,
}) => {
  test.slow();
  // The other browser's next request is refused.
  tolerate(/status of 403|WebSocket/);
  const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), locale: 'en-GB' });
  const other = await elsewhere.newPage();
  collectPageErrors(other, watch.complaints);
  for (const tab of [other, page]) {
    await tab.goto(`${SETTINGS}?modal=login`);
    await loginForm(tab).fillInAs('depositor');
    await expect(loginForm(tab).dialog).toBeHidden();
  }
  await pressAfterEnd(other);
  await expect(sessionEndedAlert(other)).toBeVisible();
  await other.reload();
  await expect(other.getByRole('main').getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await elsewhere.close();

  // This platform keeps one session of a player; another may keep them all, until they are logged out.
  const calls = collectApiRequests(page, SESSIONS_PATH);
  await page.route(`**${SESSIONS_PATH}`, async (route) => {
    if (route.request().method() !== 'GET' || calls.includes('DELETE ')) return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    return route.fulfill({ response, body: text.replaceAll(/"endedAt":"[^"]+"/g, '"endedAt":null') });
  });
  await page.reload();
  const devices = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(devices).toContainText('This device');
  await expectAccessible('main');
  await devices.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(devices.getByRole('alert')).toHaveText('You are logged out everywhere but on this device.');
  await expect(devices.getByRole('button', { name: 'Log out everywhere else' })).toHaveCount(0);
  await page.reload();
  await expect(devices).toContainText('This device');
});
