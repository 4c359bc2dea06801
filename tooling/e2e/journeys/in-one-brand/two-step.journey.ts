import type { Locator, Page } from '@playwright/test';
import { logOut } from '../../src/account-menu.ts';
import { setUpAuthenticator, type Authenticator } from '../../src/authenticator.ts';
import { expect, START, test } from '../../src/journey.ts';
import { loginForm, type LoginForm } from '../../src/login.ts';
import { getPersonaEmail, PASSWORD, type SandboxClient } from '../../src/sandbox.ts';
import { pressAfterEnd, sessionEndedAlert } from '../../src/session.ts';

const PASSWORD_PAGE = { curacao: '/profile/change-password', lulu: '/profile2/change-password' } as const;
const SECOND = 1000;

const section = (page: Page) => page.getByRole('region', { name: 'Two-step log-in' });
const codeField = (part: Locator) => part.getByLabel('Code of the authenticator app');
const enter = async (part: Locator, code: string, submit: string) => {
  await codeField(part).fill(code);
  await part.getByRole('button', { name: submit, exact: true }).click();
};

async function readRecoveryCodes(part: Locator): Promise<string[]> {
  const codes = part.getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return codes.allTextContents();
}

/** Sets two-step log-in up on the password page, as a player does who types the key by hand. */
async function turnOn(
  page: Page,
  sandbox: SandboxClient,
): Promise<{ app: Authenticator; codes: string[]; secret: string }> {
  const part = section(page);
  await part.getByRole('button', { name: 'Set up' }).click();
  await part.getByLabel('Current password').fill(PASSWORD);
  await part.getByRole('button', { name: 'Continue' }).click();
  await expect(part.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const href = await part.getByRole('link', { name: 'Open the app on this device' }).getAttribute('href');
  const secret = new URL(href ?? '').searchParams.get('secret') ?? '';
  await expect(part.locator('[data-copied]')).toHaveText(secret);
  const app = setUpAuthenticator(sandbox, secret);
  await enter(part, await app.readCode(), 'Turn on');
  const codes = await readRecoveryCodes(part);
  await part.getByRole('button', { name: 'I have kept them' }).click();
  await expect(part.getByRole('alert')).toHaveText('Two-step log-in is on.');
  return { app, codes, secret };
}

/** The password, right up to the code. */
async function enterPassword(page: Page): Promise<LoginForm> {
  const login = loginForm(page);
  await login.fillInAs('depositor');
  await expect(codeField(login.dialog)).toBeFocused();
  return login;
}

test.beforeEach(async ({ sandbox, tolerate, signInAs, page, brand }) => {
  tolerate(/status of 422/);
  await sandbox.freeze(START);
  await signInAs('depositor');
  await page.goto(PASSWORD_PAGE[brand]);
});

test('a player sets it up and logs in by app and by recovery code; wrong and used codes are told apart', async ({
  page,
  sandbox,
  keptToken,
  expectAccessible,
}) => {
  const { app, codes, secret } = await turnOn(page, sandbox);
  expect(new Set(codes).size).toBe(10);
  await expect(page.locator('body')).not.toContainText(secret);
  await expectAccessible('main');
  const used = await app.readCode();
  await logOut(page);
  await expect.poll(keptToken).toBeNull();

  await page.goto('/promotions?modal=login');
  const login = await enterPassword(page);
  await expectAccessible('[role=dialog]');
  await enter(login.dialog, used, 'Log in');
  await expect(login.dialog).toContainText('This code was used before.');
  await expect(codeField(login.dialog)).toBeFocused();
  await sandbox.advance(120 * SECOND);
  for (const secondsOff of [-90, 90]) {
    await enter(login.dialog, await app.readCode(secondsOff), 'Log in');
    await expect(login.dialog).toContainText('This code is not correct.');
    await codeField(login.dialog).fill('');
  }
  const code = await app.readCode(30);
  await enter(login.dialog, `${code.slice(0, 3)} ${code.slice(3)}`, 'Log in');
  await expect(login.dialog).toBeHidden();
  await expect(page).toHaveURL(/\/promotions$/);
  expect(await keptToken()).not.toBeNull();

  await logOut(page);
  await expect.poll(keptToken).toBeNull();
  await page.goto('/?modal=login');
  await enterPassword(page);
  await login.dialog.getByRole('button', { name: 'Use a recovery code' }).click();
  const recovery = login.dialog.getByLabel('Recovery code');
  await expect(recovery).toBeFocused();
  await expect(login.dialog).toContainText('one of the recovery codes you have kept');
  await expect(login.dialog).not.toContainText('your authenticator app shows');
  await recovery.fill((codes[0] ?? '').toLowerCase().replaceAll('-', ' '));
  await recovery.press('Enter');
  await expect(login.dialog).toBeHidden();
  const { body } = await sandbox.fetchLastMessage(getPersonaEmail('depositor'));
  expect(body).toContain('9 are left');
});

test('codes half a minute early or late are taken, and turning it off needs one too', async ({
  page,
  brand,
  sandbox,
  keptToken,
}) => {
  const { app, codes } = await turnOn(page, sandbox);
  const part = section(page);
  for (const secondsOff of [-30, 30]) {
    await sandbox.advance(120 * SECOND);
    await logOut(page);
    await expect.poll(keptToken).toBeNull();
    await page.goto(`${PASSWORD_PAGE[brand]}?modal=login`);
    const login = await enterPassword(page);
    await enter(login.dialog, await app.readCode(secondsOff), 'Log in');
    await expect(login.dialog).toBeHidden();
  }
  await expect(part).toContainText('10 recovery codes are left.');
  await part.getByRole('button', { name: 'New recovery codes' }).click();
  await sandbox.advance(120 * SECOND);
  await enter(part, await app.readCode(), 'Make new codes');
  const renewed = await readRecoveryCodes(part);
  expect(renewed.filter((one) => codes.includes(one))).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Set limits' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without your recovery codes?' });
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(question).toBeHidden();
  expect(await readRecoveryCodes(part)).toEqual(renewed);
  await part.getByRole('button', { name: 'I have kept them' }).click();

  await part.getByRole('button', { name: 'Turn off' }).click();
  await part.getByRole('button', { name: 'Use a recovery code' }).click();
  const recovery = part.getByLabel('Recovery code');
  await recovery.fill(codes[0] ?? '');
  await part.getByRole('button', { name: 'Turn off' }).click();
  await expect(part).toContainText('This recovery code is not correct, or it was used before.');
  await recovery.fill(renewed[0] ?? '');
  await part.getByRole('button', { name: 'Turn off' }).click();
  await expect(part.getByRole('alert')).toHaveText('Two-step log-in is off.');
  await logOut(page);
  await page.goto('/?modal=login');
  const login = loginForm(page);
  await login.fillInAs('depositor');
  await expect(login.dialog).toBeHidden();
  expect(await keptToken()).not.toBeNull();
});

test('after a session that ended, the code is asked over the same page; a ticket that expires leads back to the password', async ({
  page,
  brand,
  sandbox,
  tolerate,
}) => {
  tolerate(/status of 403/);
  const { app } = await turnOn(page, sandbox);
  await sandbox.advance(120 * SECOND);
  await sandbox.signIn('depositor');
  await pressAfterEnd(page);
  await sessionEndedAlert(page).getByRole('button', { name: 'Log in' }).click();
  const login = await enterPassword(page);
  await sandbox.advance(301 * SECOND);
  await enter(login.dialog, await app.readCode(), 'Log in');
  await expect(login.dialog.getByRole('alert')).toHaveText(
    'The time to enter a code is over. Enter your password again.',
  );
  await expect(login.password).toBeFocused();
  await expect(login.email).toHaveValue(getPersonaEmail('depositor'));
  await login.password.fill('Baize-2026');
  await login.password.press('Enter');
  await enter(login.dialog, await app.readCode(), 'Log in');
  await expect(login.dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${PASSWORD_PAGE[brand]}$`));
  await expect(section(page)).toContainText('After your password, every log-in asks');
});

test('nothing of a set-up or of a second step is in an address, in storage or in the console', async ({
  page,
  sandbox,
  context,
}) => {
  const seen: string[] = [];
  page.on('console', (message) => seen.push(message.text()));
  page.on('request', (request) => seen.push(request.url()));
  const { app, codes, secret } = await turnOn(page, sandbox);
  await sandbox.advance(120 * SECOND);
  await logOut(page);
  const [, answer] = await Promise.all([
    page.goto('/?modal=login').then(() => enterPassword(page)),
    page.waitForResponse((response) => response.url().endsWith('/api/user/login')),
  ]);
  const { details } = (await answer.json()) as { details: { ticket: string } };
  const code = await app.readCode();
  const login = loginForm(page);
  await enter(login.dialog, code, 'Log in');
  await expect(login.dialog).toBeHidden();
  const { origins } = await context.storageState();
  const kept = JSON.stringify([origins, await page.evaluate(() => JSON.stringify(sessionStorage))]);
  for (const secretOne of [secret, details.ticket, code, ...codes])
    expect([...seen, kept].filter((text) => text.includes(secretOne))).toEqual([]);
});

test('with two-step log-in on, a code of the app and not the password changes the e-mail', async ({
  page,
  sandbox,
}) => {
  const { app } = await turnOn(page, sandbox);
  await sandbox.advance(120 * SECOND);
  const contact = page.getByRole('region', { name: 'E-mail and phone' });
  await contact.getByRole('button', { name: 'Change e-mail' }).click();
  await contact.getByLabel('New e-mail').fill('marisol.new@player.test');
  await expect(contact.getByLabel('Current password')).toHaveCount(0);
  await enter(contact, '000000', 'Send code');
  await expect(contact).toContainText('This code is not correct.');
  await enter(contact, await app.readCode(), 'Send code');
  await expect(contact).toContainText('We sent a code to marisol.new@player.test');
});

test('a platform without two-step log-in offers nothing of it', async ({
  page,
  brand,
  sandbox,
  tolerate,
}) => {
  tolerate(/status of (404|501)/);
  for (const status of [404, 501]) {
    await sandbox.addFault({ call: 'get-two-step', kind: 'status', status });
    await page.goto(PASSWORD_PAGE[brand]);
    await expect(page.getByRole('heading', { name: 'Where you are logged in' })).toBeVisible();
    await expect(section(page)).toHaveCount(0);
    await sandbox.clearFaults();
  }
});
