import type { Page } from '@playwright/test';
import { expect, test } from '../../src/journey.ts';
import type { PersonaName, SandboxClient } from '../../src/sandbox.ts';
import { setTabVisibility } from '../../src/tabs.ts';

const SETTINGS = { curacao: '/profile/change-password', lulu: '/profile2/change-password' } as const;

const offersOf = async (sandbox: SandboxClient, persona: PersonaName) =>
  (await sandbox.fetchState()).personas.find(({ name }) => name === persona)?.offerChannels;
const section = (page: Page, name: string) => page.getByRole('region', { name });
const choices = (page: Page) => section(page, 'What we may send you');

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

test('a platform without such choices shows the rest of the page', async ({
  page,
  brand,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/status of (?:404|501)/);
  await sandbox.addFault({ call: 'get-notifications', kind: 'status', status: 501 });
  await signInAs('depositor');
  await page.goto(SETTINGS[brand]);
  await expect(section(page, 'Where you are logged in')).toBeVisible();
  await expect(choices(page)).toHaveCount(0);
});
