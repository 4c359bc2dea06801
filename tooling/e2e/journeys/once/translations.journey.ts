import { direction, LOCALES, localizedPath } from '@baize/domain/locales';
import { expect, test } from '../../src/journey.ts';
import { findUntranslatedText } from '../../src/untranslated-text.ts';
import { chooseLanguage, openLanguages } from '../../src/language.ts';

test('the platform’s texts stand over the built-in ones, are never HTML, and a bad file changes nothing [I18N-02]', async ({
  page,
  brand,
  places,
  sandbox,
  spareHost,
  signInAs,
}) => {
  await sandbox.overrideTexts(brand, 'de', {
    'nav.join': '<img src=x onerror="document.title=1">',
    'hero.create-account': 'Los <b>jetzt</b>',
    'nav.log-in': '{broken, plural, one {x}',
    'rakeback.claimed-days': '{days, plural, one {# Tag} =6 {Genau sechs Tage} other {# Tage}}',
  });
  await sandbox.overrideTexts(brand, 'tr', { 'nav.join': 'Katıl' });
  await spareHost();
  const { url } = places.spare;
  await page.goto(`${url}/de`);
  await expect(page.getByText('<img src=x onerror="document.title=1">').first()).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Konto eröffnen' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login', exact: true }).first()).toBeVisible();

  // Read once an hour: what has changed since is not asked for again.
  await sandbox.overrideTexts(brand, 'de', { 'nav.join': 'Anders' });
  await page.reload();
  await expect(page.getByText('<img src=x onerror="document.title=1">').first()).toBeVisible();

  await sandbox.addFault({ call: 'get-locale', kind: 'malformed' });
  await page.goto(`${url}/tr`);
  await expect(page.getByRole('link', { name: 'Üye ol', exact: true }).first()).toBeVisible();
  await sandbox.clearFaults();

  await signInAs('depositor', url);
  await page.goto(`${url}/de/cashback?modal=rakeback`);
  await expect(page.getByText('Genau sechs Tage').first()).toBeVisible();
});

test('while the settings ask for it, ids stand in place of every text, in titles and names too [I18N-03] [I18N-06]', async ({
  page,
  brand,
  places,
  sandbox,
  spareHost,
}) => {
  await sandbox.overrideSettings(brand, { debugShowTranslationKeys: true });
  await spareHost();
  await page.goto(`${places.spare.url}/cashback`);
  await expect(page).toHaveTitle(/^cashback\.title · /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('cashback.title');
  await expect(page.getByRole('button', { name: 'nav.language.current' }).first()).toBeAttached();
  await expect(page.locator('[data-day]').first()).toBeVisible();
  expect(await findUntranslatedText(page), 'nothing but ids, dates and names').toEqual([]);
  await page.goto(`${places.spare.url}/cashback?modal=login`);
  const login = page.getByRole('dialog', { name: 'login.title' });
  await expect(login).toBeVisible();
  expect(await findUntranslatedText(page), 'nothing but ids, dates and names').toEqual([]);
  await login.getByRole('button', { name: 'nav.language.current' }).click();
  await chooseLanguage(page, 'de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('dialog', { name: 'login.title' })).toBeVisible();
});

test('all 35 languages are pages of their own, in their direction, with their formats [I18N-01]', async ({
  page,
}) => {
  test.slow();
  for (const locale of LOCALES) {
    const answer = await page.request.get(localizedPath({ path: '/cashback', locale }));
    expect(answer.status(), locale).toBe(200);
    const html = await answer.text();
    expect(html, locale).toContain(`<html lang="${locale}" dir="${direction(locale)}"`);
    expect(html, locale).toMatch(new RegExp(`/catalogues/${locale}-[0-9a-f]{16}\\.json`));
    expect(html, locale).toContain(`href="${localizedPath({ path: '/promotions', locale })}"`);
  }
  expect((await page.request.get('/xx/cashback')).status()).toBe(404);
  await page.goto('/cashback?modal=login');
  for (const locale of ['ja', 'ar', 'pt-BR'] as const) {
    await openLanguages(page, page.getByRole('dialog').first());
    await chooseLanguage(page, locale);
    await expect(page).toHaveURL(new RegExp(`/${locale}/cashback\\?modal=login$`));
    await expect(page.locator('html')).toHaveAttribute('dir', direction(locale));
  }
});

test('a language that runs from the right mirrors the page from the first HTML on [I18N-04]', async ({
  page,
}) => {
  const html = await (await page.request.get('/ar')).text();
  expect(html).toContain('<html lang="ar" dir="rtl"');
  const sides = async (path: string) => {
    await page.goto(path);
    const head = page.getByRole('banner');
    const parts = [head.getByRole('link').first(), page.getByRole('heading', { level: 1 }).first()];
    const side = page.viewportSize()?.width ?? 0;
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const free = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    return boxes.map((box) => ({ left: box?.x ?? 0, right: side - (box?.x ?? 0) - (box?.width ?? 0), free }));
  };
  const english = await sides('/');
  const arabic = await sides('/ar');
  for (const [place, { left, right }] of english.entries()) {
    expect(arabic[place]?.right).toBeCloseTo(left, 0);
    expect(right).toBeGreaterThan(left);
  }
  expect(arabic.map(({ free }) => free)).toEqual(english.map(() => 0));
});
