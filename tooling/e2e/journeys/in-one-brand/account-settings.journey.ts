import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../src/journey.ts';
import type { PersonaName, SandboxClient } from '../../src/sandbox.ts';
import { setTabVisibility } from '../../src/tabs.ts';

const SETTINGS = { curacao: '/profile/change-password', lulu: '/profile2/change-password' } as const;

const offersOf = async (sandbox: SandboxClient, persona: PersonaName) =>
  (await sandbox.fetchState()).personas.find(({ name }) => name === persona)?.offerChannels;
const section = (page: Page, name: string) => page.getByRole('region', { name });
const choices = (page: Page) => section(page, 'What we may send you');
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
  await expect(choices(page).getByRole('alert')).toHaveText('Saved.');
  expect(await offersOf(sandbox, 'depositor')).toEqual(['email', 'sms']);
  await expectAccessible('main');

  const other = await openTab();
  await other.goto(SETTINGS[brand]);
  await choices(other).getByRole('button', { name: 'Switch all offers off' }).click();
  await expect(choices(other).getByRole('alert')).toHaveText('Saved.');
  expect(await offersOf(sandbox, 'depositor')).toEqual([]);
  await setTabVisibility(page, 'hidden');
  await setTabVisibility(page, 'visible');
  await expect(sms).not.toBeChecked();
  expect(await sandbox.fetchLogEvents()).toMatchObject([
    { event: 'OFFERS_SWITCHED', payload: { on: ['sms'], off: [] } },
    { event: 'OFFERS_SWITCHED', payload: { on: [], off: ['email', 'sms'] } },
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
  await expect(choices(page).getByRole('alert')).toHaveText('Saved.');
  await expect(email).not.toBeChecked();
  expect(await offersOf(sandbox, 'depositor')).toEqual([]);
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
  await expect(choices(page).getByRole('button')).toHaveCount(0);
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
  await expect
    .poll(async () => (await sandbox.fetchLastMessage('depositor@player.test')).path)
    .toBe('/profile/change-password');
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

test('a platform without such choices shows the rest of the page', async ({
  page,
  brand,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/status of (?:404|501)/);
  for (const call of ['get-notifications', 'get-data-request'])
    await sandbox.addFault({ call, kind: 'status', status: 501 });
  await signInAs('depositor');
  await page.goto(SETTINGS[brand]);
  await expect(section(page, 'Where you are logged in')).toBeVisible();
  await expect(dataCopy(page).getByRole('link', { name: 'Contact support' })).toBeVisible();
  await expect(choices(page)).toHaveCount(0);
});
