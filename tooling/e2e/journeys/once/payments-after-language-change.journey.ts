import type { Page } from '@playwright/test';
import { readBalance } from '../../src/cashier.ts';
import { expect, test } from '../../src/journey.ts';

/** Changes the language inside the document, as a player does who has begun in another one. */
async function switchToGerman(page: Page) {
  const german = page.waitForRequest(
    (request) => /get-payments/.test(request.url()) && request.headers()['accept-language'] === 'de',
  );
  await page
    .getByRole('button', { name: /^Language/ })
    .first()
    .click();
  await page.locator('a[hreflang="de"]').last().click();
  await german;
}

async function withdraw(page: Page, sum: string) {
  await page.getByRole('radio', { name: /Banküberweisung/ }).check();
  await page.getByRole('textbox', { name: 'Betrag' }).fill(sum);
  await page.getByLabel('Name des Empfängers').fill('Mara Lindqvist');
  await page.getByLabel('Kontonummer').fill('NL91ABNA0417164300');
  await page.getByLabel('BIC oder Bankcode').fill('ABNANL2A');
  await page.getByLabel('Name der Bank').fill('Harbour Bank');
  await page.getByRole('button', { name: 'Auszahlung prüfen' }).click();
  await page
    .getByRole('button', { name: /^.?30,00 .?€.? auszahlen|^Auszahl/ })
    .last()
    .click();
}

test('after a change of language the platform is asked in the new one, and a withdrawal without an answer is found among its words [PAY-09] [HTTP-05] [I18N-01]', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/ERR_|Failed to load resource/);
  await signInAs('depositor');
  const before = await readBalance(sandbox, 'depositor');
  await page.goto('/withdraw');
  await expect(page.getByRole('radio', { name: /Bank transfer/ })).toBeVisible();
  await switchToGerman(page);
  await sandbox.addFault({ call: 'withdraw', kind: 'lost-answer', times: 1 });
  await withdraw(page, '30');
  await expect(page.getByRole('heading', { name: 'Auszahlung beauftragt' })).toBeVisible({ timeout: 30_000 });
  expect(await readBalance(sandbox, 'depositor')).toBe(before - 30);
});
