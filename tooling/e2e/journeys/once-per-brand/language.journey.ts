import { expect, test } from '../../src/journey.ts';
import { chooseLanguage, languageList, markDocument, openLanguages } from '../../src/language.ts';
import { loginForm } from '../../src/login.ts';
import { emailOf, PASSWORD } from '../../src/sandbox.ts';

test('the language changes with the query, two open modals and a half-filled form kept, and is stored', async ({
  page,
}) => {
  await page.goto('/cashback?mkt=spring&modal=rakeback&modal=login');
  const { dialog, email, password } = loginForm(page);
  await email.fill('marisol@player.test');
  await password.fill('half of it');
  const same = await markDocument(page);

  await openLanguages(page, dialog);
  await chooseLanguage(page, 'ar');
  await expect(page).toHaveURL(/\/ar\/cashback\?mkt=spring&modal=rakeback&modal=login$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(languageList(page)).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(2);
  const typed = page.getByRole('dialog').last().locator('input');
  await expect(typed.first()).toHaveValue('marisol@player.test');
  await expect(typed.nth(1)).toHaveValue('half of it');
  expect(await same(), 'the document is the same').toBe(true);

  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('Back keeps the language the player chose, and closes modals as ever', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Log in', exact: true }).first().click();
  await openLanguages(page, loginForm(page).dialog);
  await chooseLanguage(page, 'de');
  await expect(page).toHaveURL(/\/de\?modal=login$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/de$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('a language that does not load changes nothing and says so', async ({ page, tolerate }) => {
  tolerate(/catalogues|language did not load|503/);
  await page.route('**/catalogues/de', (route) => route.fulfill({ status: 503 }));
  await page.goto('/?modal=login');
  const { dialog, email } = loginForm(page);
  await email.fill('marisol@player.test');
  await openLanguages(page, dialog);
  await chooseLanguage(page, 'de');
  await expect(page.getByRole('alert')).toContainText('did not load');
  await page.unroute('**/catalogues/de');
  await chooseLanguage(page, 'de');
  await expect(page).toHaveURL(/\/de\?modal=login$/);
  await expect(page.getByRole('dialog').last().locator('input').first()).toHaveValue('marisol@player.test');
});

test('after a sign-in the language of the account is spoken, once', async ({ page }) => {
  await page.goto('/cashback?mkt=spring&modal=login');
  const same = await markDocument(page);
  await loginForm(page).fillInAs('high-loyalty');
  await expect(page).toHaveURL(/\/de\/cashback\?mkt=spring$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await same()).toBe(true);
  // A deep link of another language stays what it is.
  await page.goto('/cashback');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('data-session', 'kept');
});

test('a language chosen by hand in this visit is not argued with by a sign-in', async ({ page }) => {
  await page.goto('/?modal=login');
  await openLanguages(page, loginForm(page).dialog);
  await chooseLanguage(page, 'tr');
  await expect(page).toHaveURL(/\/tr\?modal=login$/);
  const form = page.getByRole('dialog').last();
  await form.locator('input').first().fill(emailOf('high-loyalty'));
  await form.locator('input').nth(1).fill(PASSWORD);
  await form.locator('button[type=submit]').click();
  await expect(page.locator('html')).toHaveAttribute('data-session', 'kept');
  await expect(page).toHaveURL(/\/tr$/);
});
