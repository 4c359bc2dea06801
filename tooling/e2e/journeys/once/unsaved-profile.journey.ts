import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../src/journey.ts';
import { chooseLanguage, openLanguages } from '../../src/language.ts';
import { logInAgain } from '../../src/login.ts';
import { OWN_PAGES, PROFILE_UPDATE_PATH, profileForm } from '../../src/profile.ts';

const form = (page: Page) => profileForm(page.getByRole('main'));
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const away = (page: Page) =>
  page.getByRole('navigation', { name: 'Your area' }).getByRole('link', { name: 'Transactions' });

test('unsaved changes of the profile are asked about by a link, by Back and by a reload; leaving drops them [PRF-01]', async ({
  page,
  brand,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('depositor');
  const { profile } = OWN_PAGES[brand];
  await page.goto('/contacts');
  await page.goto(profile);
  await expect(away(page)).toBeVisible();
  await away(page).click();
  await expect(page.getByRole('heading', { name: 'Transactions', level: 1 })).toBeVisible();
  await page.goBack();
  await form(page).box('City').fill('Delft');

  await away(page).click();
  await expect(question(page)).toContainText('1 change not saved');
  await expectAccessible('[role=dialog]');
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${profile}$`));
  await expect(form(page).box('City')).toHaveValue('Delft');

  // Another language keeps the form; so does a dialog over it.
  await openLanguages(page);
  await chooseLanguage(page, 'de');
  await expect(page.getByRole('textbox', { name: 'Ort', exact: true })).toHaveValue('Delft');
  await expect(page.getByRole('main')).toContainText('1 Änderung nicht gespeichert');
  await openLanguages(page);
  await chooseLanguage(page, 'en');
  await expect(form(page).box('City')).toHaveValue('Delft');

  // A reload is asked about by the browser, and what was typed outlives it.
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
  await expect(form(page).box('City')).toHaveValue('Delft');

  await away(page).click();
  await question(page).getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { name: 'Transactions', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(form(page).box('City')).toHaveValue('Amsterdam');

  await form(page).box('City').fill('Delft');
  await page.goForward();
  await question(page).getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { name: 'Transactions', level: 1 })).toBeVisible();
});

test('what is saved or was taken back is left without a question [PRF-01]', async ({
  page,
  brand,
  signInAs,
}) => {
  await signInAs('depositor');
  await page.goto(OWN_PAGES[brand].profile);
  const { box, save } = form(page);
  await box('City').fill('Delft');
  await box('City').fill('Amsterdam');
  await page.reload();
  await box('City').fill('Delft');
  await save();
  await away(page).click();
  await expect(page.getByRole('heading', { name: 'Transactions', level: 1 })).toBeVisible();
});

test('a session that ends mid-form asks nothing, and the same player finds what was typed [PRF-01] [SES-04]', async ({
  page,
  brand,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/status of 403/);
  await signInAs('depositor');
  await page.goto(OWN_PAGES[brand].profile);
  const { box, update, save } = form(page);
  await box('City').fill('Delft');
  // Ended before the press, the page might learn of it by another call first.
  const endFirst = async (route: Route) => {
    await sandbox.endSession('depositor');
    await route.continue();
  };
  await page.route(`**${PROFILE_UPDATE_PATH}*`, endFirst, { times: 1 });
  await update.click();
  await logInAgain(page, 'depositor');
  await expect(question(page)).toHaveCount(0);
  await expect(box('City')).toHaveValue('Delft');
  await save();
});
