import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../src/journey.ts';
import { PASSWORD, type PersonaName, type SandboxClient } from '../../src/sandbox.ts';
import { setTabVisibility } from '../../src/tabs.ts';

const SETTINGS = { curacao: '/profile/change-password', lulu: '/profile2/change-password' } as const;

const NEW_EMAIL = 'marisol.new@player.test';

const offersOf = async (sandbox: SandboxClient, persona: PersonaName) =>
  (await sandbox.fetchState()).personas.find(({ name }) => name === persona)?.offerChannels;
const section = (page: Page, name: string) => page.getByRole('region', { name });
const choices = (page: Page) => section(page, 'What we may send you');
const contact = (page: Page) => section(page, 'E-mail and phone');
const dataCopy = (page: Page) => section(page, 'A copy of your data');

test('offers are switched channel by channel, kept by the platform, and seen by another tab [PRF-06]', async ({
  page,
  brand,
  sandbox,
  signInAs,
  openTab,
  expectAccessible,
}) => {
  await signInAs('depositor');
  await page.goto(SETTINGS[brand]);
  const sms = choices(page).getByRole('switch', { name: 'Text message (SMS)' });
  await expect(choices(page).getByRole('switch', { name: 'E-mail' })).toBeChecked();
  await expect(sms).not.toBeChecked();
  expect(await offersOf(sandbox, 'depositor')).toBeNull();
  await sms.focus();
  await page.keyboard.press('Space');
  await expect(choices(page).getByRole('status')).toHaveText('Saved.');
  // E-mail is on since sign-up: it has not become a choice of the player's own.
  expect(await offersOf(sandbox, 'depositor')).toEqual({ sms: true });
  await expectAccessible('main');

  const other = await openTab();
  await other.goto(SETTINGS[brand]);
  await choices(other).getByRole('button', { name: 'Switch all offers off' }).click();
  await expect(choices(other).getByRole('status')).toHaveText('Saved.');
  expect(await offersOf(sandbox, 'depositor')).toEqual({ email: false, sms: false });
  await setTabVisibility(page, 'hidden');
  await setTabVisibility(page, 'visible');
  await expect(sms).not.toBeChecked();
  const events = await sandbox.fetchLogEvents();
  expect(events.filter(({ event }) => event === 'OFFERS_SWITCHED')).toMatchObject([
    { payload: { on: ['sms'], off: [] } },
    { payload: { on: [], off: ['email', 'sms'] } },
  ]);
});

test('a choice whose answer is lost is looked up: the switch shows what the platform has [HTTP-05]', async ({
  page,
  brand,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|status of 50\d/);
  await signInAs('depositor');
  await page.goto(SETTINGS[brand]);
  const email = choices(page).getByRole('switch', { name: 'E-mail' });
  await expect(email).toBeChecked();
  await sandbox.addFault({ call: 'put-notifications', kind: 'lost-answer', times: 1 });
  await email.click();
  await expect(choices(page).getByRole('status')).toHaveText('Saved.');
  await expect(email).not.toBeChecked();
  expect(await offersOf(sandbox, 'depositor')).toEqual({ email: false });
});

test('where the market forbids a ticked box every offer begins switched off; an excluded player is told that none comes', async ({
  page,
  brand,
  sandbox,
  signInAs,
}) => {
  await sandbox.overrideSettings(brand, { market: 'gb' });
  await signInAs('depositor');
  await page.goto(SETTINGS[brand]);
  const switches = choices(page).getByRole('switch');
  await expect(switches).toHaveCount(5);
  for (const one of await switches.all()) await expect(one).not.toBeChecked();

  await signInAs('self-excluded');
  await page.goto(SETTINGS[brand]);
  await expect(choices(page)).toContainText('no offers are sent to you');
  for (const one of await switches.all()) await expect(one).toBeDisabled();
  await expect(choices(page).getByRole('button')).toBeDisabled();
});

test('a copy of the data is asked for, made by the platform and saved by its signed-in player alone', async ({
  page,
  brand,
  sandbox,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('depositor');
  await page.goto(SETTINGS[brand]);
  await dataCopy(page).getByRole('button', { name: 'Ask for a copy' }).click();
  await expect(dataCopy(page).getByRole('status')).toContainText('We are preparing your copy');
  await sandbox.advance(30_000);
  // The mail leads to the page, and holds no key to the copy.
  await expect(async () => {
    const { path } = await sandbox.fetchLastMessage('depositor@player.test');
    expect(path).toBe('/profile/change-password');
  }).toPass();
  await page.reload();
  await expect(dataCopy(page).getByRole('status')).toContainText('Your copy is ready');
  await expectAccessible('main');
  const answered = page.waitForResponse(/\/api\/user\/data-request\/[^/]+$/);
  const saved = page.waitForEvent('download');
  await dataCopy(page).getByRole('button', { name: 'Download your data' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('my-data-2026-11-20.json');
  const content: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(content).toMatchObject({
    profile: { email: 'depositor@player.test' },
    payments: expect.arrayContaining([expect.objectContaining({ kind: 'deposit', currencyCode: 'EUR' })]),
    bets: expect.any(Array),
    limits: { set: [{ type: 'deposit', amount: 500 }], pending: [] },
    documents: expect.any(Array),
    sessions: expect.arrayContaining([expect.objectContaining({ location: 'Amsterdam' })]),
  });
  // The address alone, without the session, gives nothing.
  const address = (await answered).url();
  expect(address).not.toMatch(/token|[?#]/i);
  expect((await page.request.get(address)).status()).toBe(403);
});

test('an e-mail is changed by the code that went to the new one; until then the old one signs in, and a reload or another tab shows what waits', async ({
  page,
  brand,
  sandbox,
  signInAs,
  openTab,
  tolerate,
  expectAccessible,
}) => {
  tolerate(/status of 4(?:00|22)/);
  const emailOf = async () =>
    (await sandbox.fetchState()).personas.find(({ name }) => name === 'depositor')?.email;
  const code = async () => /\b\d{6}\b/.exec((await sandbox.fetchLastMessage(NEW_EMAIL)).body)?.[0] ?? '';
  await signInAs('depositor');
  await page.goto(SETTINGS[brand]);
  await contact(page).getByRole('button', { name: 'Change e-mail' }).click();
  const box = contact(page).getByLabel('New e-mail');
  await box.fill(NEW_EMAIL);
  await page.reload();
  await expect(box).toHaveValue(NEW_EMAIL);
  await box.press('Enter');
  const password = contact(page).getByLabel('Current password');
  await expect(contact(page)).toContainText('Enter your current password.');
  await password.fill('not-the-one');
  await box.press('Enter');
  await expect(contact(page)).toContainText('This password is not correct.');
  await password.fill(PASSWORD);
  await box.fill('vip@player.test');
  await box.press('Enter');
  await expect(contact(page)).toContainText('Another account uses this');
  await box.fill(NEW_EMAIL);
  await box.press('Enter');
  await expect(contact(page)).toContainText(`We sent a code to ${NEW_EMAIL}`);
  await expectAccessible('main');
  expect(await emailOf()).toBe('depositor@player.test');
  expect((await sandbox.fetchLastMessage('depositor@player.test')).body).toContain('call the change off');

  const other = await openTab();
  await other.goto(SETTINGS[brand]);
  await expect(contact(other)).toContainText(`We sent a code to ${NEW_EMAIL}`);
  const right = await code();
  await contact(other)
    .getByLabel('Code', { exact: true })
    .fill(right === '000000' ? '111111' : '000000');
  await contact(other).getByRole('button', { name: 'Confirm' }).click();
  await expect(contact(other)).toContainText('Tries left: 4');
  await contact(other).getByLabel('Code', { exact: true }).fill(right);
  await contact(other).getByRole('button', { name: 'Confirm' }).click();
  await expect(contact(other).getByRole('alert')).toContainText('Your e-mail is changed.');
  expect(await emailOf()).toBe(NEW_EMAIL);
  expect((await sandbox.fetchLastMessage('depositor@player.test')).body).toContain('Contact support at once');
  await setTabVisibility(page, 'hidden');
  await setTabVisibility(page, 'visible');
  await expect(contact(page)).toContainText('m•••@player.test');
  await expect(contact(page).getByRole('button', { name: 'Change e-mail' })).toBeVisible();
});

test('the link of the mail changes the e-mail too, and a phone number is changed by a text message or called off', async ({
  page,
  brand,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|status of 50\d/);
  const emailOf = async () =>
    (await sandbox.fetchState()).personas.find(({ name }) => name === 'depositor')?.email;
  await signInAs('depositor');
  await page.goto(SETTINGS[brand]);
  await contact(page).getByRole('button', { name: 'Change e-mail' }).click();
  await contact(page).getByLabel('New e-mail').fill(NEW_EMAIL);
  await contact(page).getByLabel('Current password').fill(PASSWORD);
  await contact(page).getByRole('button', { name: 'Send code' }).click();
  await expect(contact(page).getByLabel('Code', { exact: true })).toBeVisible();
  const { path } = await sandbox.fetchLastMessage(NEW_EMAIL);
  await page.goto(path);
  await expect(page).not.toHaveURL(/token/);
  await expect.poll(emailOf).toBe(NEW_EMAIL);

  await page.goto(SETTINGS[brand]);
  const phone = contact(page).getByRole('group', { name: 'Phone' });
  const start = async () => {
    await phone.getByRole('button', { name: 'Change phone' }).click();
    await phone.getByLabel('New phone number').fill('687654321');
    await phone.getByLabel('Current password').fill(PASSWORD);
    await phone.getByRole('button', { name: 'Send code' }).click();
    await expect(phone.getByLabel('Code', { exact: true })).toBeVisible();
  };
  await start();
  await phone.getByRole('button', { name: 'Call off the change' }).click();
  await expect(phone.getByRole('alert')).toContainText('All stays as it was.');
  await start();
  const { body } = await sandbox.fetchLastMessage('+31687654321');
  // A lost answer: the platform has made the change, and the page finds that out.
  await sandbox.addFault({ call: 'put-phone', kind: 'lost-answer', times: 1 });
  await phone.getByLabel('Code', { exact: true }).fill(/\b\d{6}\b/.exec(body)?.[0] ?? '');
  await phone.getByRole('button', { name: 'Confirm' }).click();
  await expect(phone.getByRole('alert')).toHaveText('Your phone number is changed.');
  await expect(phone).toContainText('+31 •••21');
});

test('a platform without such choices shows the rest of the page', async ({
  page,
  brand,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/status of (?:404|501)/);
  for (const call of ['get-notifications', 'get-data-request', 'get-contact-changes'])
    await sandbox.addFault({ call, kind: 'status', status: 501 });
  await signInAs('depositor');
  await page.goto(SETTINGS[brand]);
  await expect(section(page, 'Where you are logged in')).toBeVisible();
  for (const part of [contact(page), dataCopy(page)])
    await expect(part.getByRole('link', { name: 'Contact support' })).toBeVisible();
  await expect(choices(page)).toHaveCount(0);
});
