import { expect, test } from '../../src/journey.ts';
import { findBalance } from '../../src/rewards.ts';

const WRITTEN = [
  ['de', '18.420,75 €', /Freitag, 20\. November/, /\d Rakeback-Tage/, '21,60 €'],
  ['tr', '€18.420,75', /20 Kasım Cuma/, /\d rakeback günü/, '€21,60'],
  ['ar', '€18,420.75', /الجمعة، 20 نوفمبر/, /\d أيام ريك باك/, '€21.60'],
] as const;

test('money, days and counted things are written as each language writes them, crypto to its last digit [I18N-05]', async ({
  page,
  signInAs,
}) => {
  await signInAs('vip');
  for (const [locale, purse, day, counted, share] of WRITTEN) {
    await page.goto(`/${locale}/cashback?modal=rakeback`);
    await expect(findBalance(page, purse)).toBeAttached();
    const calendar = page.getByRole('dialog');
    await expect(calendar).toContainText(day);
    await expect(calendar).toContainText(counted);
    await expect(calendar).toContainText(share);
  }
  await signInAs('crypto');
  await page.goto('/de/cashback?modal=rakeback');
  await expect(findBalance(page, '0,048215 BTC')).toBeAttached();
  await expect(page.getByRole('dialog')).toContainText('0,0000315 BTC');
});
