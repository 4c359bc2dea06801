import { expect, test } from '../../src/journey.ts';
import { chooseLanguage, languageList, markDocument, openLanguages } from '../../src/language.ts';
import { loginForm } from '../../src/login.ts';
import { getPersonaEmail, PASSWORD } from '../../src/sandbox.ts';

test('the language changes with the query, two open modals and a half-filled form kept; Back keeps it too, and it is stored [I18N-01]', async ({
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
  await expect(page.getByRole('dialog', { name: 'تقويم الريك باك' })).toBeAttached();
  const login = page.getByRole('dialog', { name: 'تسجيل الدخول' });
  await expect(login.locator('input').first()).toHaveValue('marisol@player.test');
  await expect(login.locator('input').nth(1)).toHaveValue('half of it');
  expect(await same(), 'the document is the same').toBe(true);

  // A link to log in adds a step: Back takes the step back and leaves the language.
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: 'Log in', exact: true }).first().click();
  await openLanguages(page, loginForm(page).dialog);
  await expect(languageList(page).locator('a').first()).toHaveAttribute('hreflang', 'ar');
  await chooseLanguage(page, 'de');
  await expect(page).toHaveURL(/\/de\?modal=login$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/de$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('after a login the language of the account is spoken, whatever was chosen by hand, with a way back [I18N-01]', async ({
  page,
}) => {
  await page.goto('/cashback?mkt=spring&modal=login');
  const same = await markDocument(page);
  await loginForm(page).fillInAs('high-loyalty');
  await expect(page).toHaveURL(/\/de\/cashback\?mkt=spring$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByText('Letzter Login', { exact: true })).toBeVisible();
  await expect(page.getByText('Last login', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Stay in English' }).click();
  await expect(page).toHaveURL(/\/cashback\?mkt=spring$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await same()).toBe(true);
  // A deep link of another language stays what it is, for who is signed in already.
  await page.goto('/tr/cashback');
  await expect(page.locator('html')).toHaveAttribute('data-session', 'kept');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');

  await page.evaluate(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
  await page.goto('/?modal=login');
  await openLanguages(page, loginForm(page).dialog);
  await chooseLanguage(page, 'tr');
  await expect(page).toHaveURL(/\/tr\?modal=login$/);
  const form = page.getByRole('dialog', { name: 'Giriş yap' });
  await form.locator('input').first().fill(getPersonaEmail('high-loyalty'));
  await form.locator('input').nth(1).fill(PASSWORD);
  await form.locator('button[type=submit]').click();
  await expect(page.locator('html')).toHaveAttribute('data-session', 'kept');
  await expect(page).toHaveURL(/\/de$/);
});
