import type { Page } from '@playwright/test';
import { readBalance } from '../../src/cashier.ts';
import { expect, test } from '../../src/journey.ts';

const MINUTE_MS = 60_000;
/** What the depositor has when a journey begins. */
const BEFORE = 248.5;

const sendDialog = (page: Page) => page.getByRole('dialog', { name: 'Send your deposit' });
/** The text beside an address label. */
const addressIn = (page: Page) =>
  sendDialog(page)
    .locator('[data-copied]')
    .filter({ hasText: /^T[1-9A-HJ-NP-Za-km-z]{33}$/ });

async function payByTether(page: Page, amount: string, network: RegExp = /Tron \(TRC-20\)/) {
  await page.goto(`/deposit?activeMethod=16&amount=${amount}`);
  await page
    .getByRole('radiogroup', { name: 'Coin and network' })
    .getByRole('radio', { name: network })
    .check();
  await page.getByRole('button', { name: /^Deposit .?€/ }).click();
}

test('a deposit by crypto shows its address, keeps it through a reload, and is credited once [PAY-01] [PAY-04] [PAY-06]', async ({
  page,
  sandbox,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('depositor');
  await payByTether(page, '25');
  await expect(sendDialog(page)).toContainText(/Send exactly .?27\.5 USDT/);
  await expect(sendDialog(page).getByRole('img', { name: 'QR code of the address' })).toBeVisible();
  await expect(sendDialog(page)).toContainText(/Send only .?USDT.? on .?Tron \(TRC-20\)/);
  await expectAccessible('[role="dialog"]');
  const address = (await addressIn(page).textContent()) ?? '';
  await page.reload();
  await expect(addressIn(page)).toHaveText(address);
  expect(await readBalance(sandbox, 'depositor')).toBe(BEFORE);
  await sandbox.advance(MINUTE_MS);
  const confirming = page.getByRole('dialog', { name: 'Deposit on its way' });
  await expect(confirming).toContainText(/Confirmations: \d of 20/);
  await expect(confirming).not.toContainText(address);
  await sandbox.advance(MINUTE_MS);
  await expect(confirming).toContainText(/Confirmations: 1\d of 20/);
  await expectAccessible('[role="dialog"]');
  await sandbox.advance(2 * MINUTE_MS);
  const received = page.getByRole('dialog', { name: 'Deposit received' });
  await expect(received).toContainText('The money is on your balance.');
  await sandbox.advance(60 * MINUTE_MS);
  await page.reload();
  await expect(received).toBeVisible();
  expect(await readBalance(sandbox, 'depositor')).toBe(BEFORE + 25);
});

test('a deposit by crypto whose answer is lost is found with its address, here and in a second tab [PAY-06] [HTTP-05]', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/Failed to load resource|status of 50/);
  await signInAs('depositor');
  await payByTether(page, '25.08');
  const address = (await addressIn(page).textContent()) ?? '';
  const second = await page.context().newPage();
  await second.goto('/deposit');
  await second.getByRole('button', { name: 'See the address' }).click();
  await expect(addressIn(second)).toHaveText(address);
  await sandbox.advance(4 * MINUTE_MS);
  await expect(second.getByRole('dialog', { name: 'Deposit received' })).toBeVisible();
  expect(await readBalance(sandbox, 'depositor')).toBe(BEFORE + 25.08);
});

test('an address nobody sent anything to expires, and its memo is shown while it lives [PAY-04]', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('depositor');
  await payByTether(page, '25.03', /TON/);
  await expect(sendDialog(page)).toContainText('Memo (tag)');
  await expect(sendDialog(page)).toContainText('Money sent without it cannot be matched to your account.');
  await sandbox.advance(31 * MINUTE_MS);
  const cancelled = page.getByRole('dialog', { name: 'Deposit cancelled' });
  await expect(cancelled).toContainText('No transfer was seen in time');
  expect(await readBalance(sandbox, 'depositor')).toBe(BEFORE);
});

test('a withdrawal to an address of another network is refused before it is sent, a fitting one is paid [PAY-09]', async ({
  page,
  sandbox,
  signInAs,
}) => {
  await signInAs('depositor');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/withdraw')) sent += 1;
  });
  await page.goto('/withdraw');
  await page.getByRole('radio', { name: /Tether/ }).check();
  await page.getByLabel('Amount').fill('42');
  await page.getByRole('radio', { name: /Tron \(TRC-20\)/ }).check();
  const address = page.getByLabel('Crypto address');
  await address.fill('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq');
  await page.getByRole('button', { name: 'Review withdrawal' }).click();
  await expect(page.getByText(/This is not a .?Tron \(TRC-20\).? address/)).toBeVisible();
  await expect(address).toBeFocused();
  expect(sent).toBe(0);
  await address.fill('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
  await page.getByRole('button', { name: 'Review withdrawal' }).click();
  await page.getByRole('button', { name: /^Withdraw .?€42\.00/ }).click();
  await expect(page.getByRole('heading', { name: 'Withdrawal requested' })).toBeFocused();
  expect(sent).toBe(1);
  expect(await readBalance(sandbox, 'depositor')).toBe(BEFORE - 42);
});
