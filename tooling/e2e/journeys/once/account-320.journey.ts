import type { Page } from '@playwright/test';
import { expect, test } from '../../src/journey.ts';
import { openBareAccount, OWN_PAGES } from '../../src/profile.ts';
import { findOverflowingText } from '../../src/text-overflow.ts';

const NARROW = { width: 320, height: 640 } as const;

const WORDS = {
  de: {
    pick: 'Datum auswählen',
    join: 'Registrieren',
    birth: 'Geburtsdatum',
    update: 'Profil aktualisieren',
  },
  ar: { pick: 'اختيار تاريخ', join: 'انضم', birth: 'تاريخ الميلاد', update: 'تحديث الملف' },
} as const;

async function expectFits(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
  expect(await findOverflowingText(page)).toEqual([]);
}

for (const locale of ['de', 'ar'] as const) {
  const { pick, birth, join, update } = WORDS[locale];

  test.describe(`at 320 px in ${locale}`, () => {
    test('a sign-up fits, with its lists open and every error said [VAL-06]', async ({ page }) => {
      await page.setViewportSize(NARROW);
      await page.goto(`/${locale}/?modal=sign-up`);
      await page.getByRole('button', { name: pick }).click();
      await page.getByRole('textbox', { name: birth, exact: true }).fill('30/02/1990');
      await page.getByRole('dialog').getByRole('button', { name: join, exact: true }).press('Enter');
      await expect(page.getByRole('dialog').locator('input[aria-invalid="true"]').first()).toBeFocused();
      await expectFits(page);
    });

    test('a profile fits, empty and with every error said [PRF-01]', async ({ page, brand, sandbox }) => {
      test.slow();
      await openBareAccount(page, { sandbox, brand, email: 'bare@example.com' });
      await page.setViewportSize(NARROW);
      await page.goto(`/${locale}${OWN_PAGES[brand].profile}`);
      await page.getByRole('button', { name: pick }).click();
      await page.getByRole('textbox', { name: birth, exact: true }).fill('22/11/2020');
      await page.getByRole('button', { name: update }).press('Enter');
      await expect(page.getByRole('main').locator('input[aria-invalid="true"]').first()).toBeFocused();
      await expectFits(page);
    });

    test('the documents fit, one rejected and one asked for [PRF-07]', async ({
      page,
      brand,
      sandbox,
      signInAs,
    }) => {
      await sandbox.requestDocument('depositor', 'payment', 'You have paid by a new card');
      await signInAs('depositor');
      await page.setViewportSize(NARROW);
      await page.goto(`/${locale}${OWN_PAGES[brand].documents}`);
      await expect(page.getByRole('main').locator('[data-drop]').first()).toBeVisible();
      await expectFits(page);
    });
  });
}
