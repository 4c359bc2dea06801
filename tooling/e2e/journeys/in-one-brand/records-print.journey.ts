import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../src/journey.ts';

const LIST = '/profile/transactions';

const sheet = (page: Page) => page.locator('[data-print-sheet]');

/** Expects black on white, and nothing on paper but the sheet. */
async function expectSheetAlone(page: Page): Promise<void> {
  await expect(sheet(page)).toBeVisible();
  await expect(sheet(page)).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(sheet(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const beside = await page
    .locator('body > :not([data-print-sheet])')
    .evaluateAll((parts) => parts.filter((part) => part.getClientRects().length > 0).length);
  expect(beside, 'parts of the site on paper').toBe(0);
  const colours = await sheet(page)
    .locator('*')
    .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).color))]);
  expect(colours).toEqual(['rgb(0, 0, 0)']);
  const { overflow } = await sheet(page).evaluate((part) => ({
    overflow: part.scrollWidth - part.clientWidth,
  }));
  expect(overflow).toBe(0);
}

test('the transactions print black on white with player, days, filters and time of printing [PAY-10]', async ({
  page,
  signInAs,
  brand,
}) => {
  await signInAs('depositor');
  await page.setViewportSize({ width: 900, height: 1100 });
  await page.goto(`${LIST}?type=withdrawal&from=2026-11-01`);
  await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expectSheetAlone(page);
  await expect(sheet(page).getByRole('heading', { level: 1 })).toHaveText('Transactions');
  const [name, company] =
    brand === 'lulu' ? ['Lulu', 'Fruit Market Demo Ltd.'] : ['Curaçao', 'Harbour Lights Demo B.V.'];
  for (const text of [
    name,
    company,
    'DEMO-0000',
    'Marisol Reyes',
    'depositor@player.test',
    '1 November 2026 – 20 November 2026',
    'Withdrawal',
    'Time zoneAmsterdam',
  ])
    await expect(sheet(page)).toContainText(text);
  await expect(sheet(page)).toContainText(/Printed\s*20\sNov\s2026, \W*18:1\d\sUTC\+1/);
  await expect(sheet(page).getByRole('columnheader')).toHaveCount(7);
  await expect(
    sheet(page)
      .getByRole('row')
      .filter({ hasText: /WD-\d{8}/ }),
  ).not.toHaveCount(0);
});

test('the statement, the casino history and a payment print on sheets of their own [PAY-10]', async ({
  page,
  signInAs,
}) => {
  await signInAs('depositor');
  await page.setViewportSize({ width: 900, height: 1100 });
  await page.goto(`${LIST}?view=statement`);
  await expect(page.getByRole('table', { name: 'Statement in EUR' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expectSheetAlone(page);
  await expect(sheet(page).getByRole('heading', { level: 1 })).toHaveText('Statement');
  await expect(sheet(page)).toContainText('1 September 2026 – 20 November 2026');
  await expect(sheet(page).getByRole('row', { name: /^Total/ })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(sheet(page)).toBeHidden();
  await page.getByRole('link', { name: 'Casino history' }).click();
  await expect(page.getByRole('table', { name: 'Casino history' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expectSheetAlone(page);
  await expect(sheet(page).getByRole('columnheader')).toHaveCount(9);
  await page.emulateMedia({ media: 'screen' });
  await page.goto(LIST);
  await page.getByRole('link', { name: /^WD-/ }).first().click();
  await expect(page.getByRole('region', { name: /^Withdrawal WD-/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expectSheetAlone(page);
  await expect(sheet(page).getByRole('heading', { level: 1 })).toHaveText('Transaction record');
  await expect(sheet(page)).toContainText('Marisol Reyes');
  await expect(sheet(page).getByRole('heading', { name: 'What happened' })).toBeVisible();
  await expect(sheet(page).getByRole('row', { name: /^Withdrawal requested/ })).toContainText(/UTC\+[12]/);
  await expect(sheet(page)).not.toContainText('your time');
});

/** How many lines each of the texts takes. */
const linesOf = (texts: Locator) =>
  texts.evaluateAll((elements) =>
    elements.map((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );

test('a reference is never broken: in the list and the record of a narrow phone, and on narrow paper [PAY-10]', async ({
  page,
  signInAs,
}) => {
  await signInAs('depositor');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(LIST);
  const references = page.locator('bdi').filter({ hasText: /^(?:DP|WD)-[\w-]+$/, visible: true });
  const expectWhole = async (count: number) => {
    await expect(references.nth(count - 1)).toBeVisible();
    expect(new Set(await linesOf(references))).toEqual(new Set([1]));
  };
  await expectWhole(5);
  await page.emulateMedia({ media: 'print' });
  await expectWhole(5);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: /^WD-/ }).first().click();
  await expect(page.getByRole('region', { name: /^Withdrawal WD-/ })).toBeVisible();
  // In its title and among its details.
  await expectWhole(2);
});
