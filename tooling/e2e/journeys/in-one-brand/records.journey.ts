import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../src/journey.ts';
import { recordFilters, unfoldFilters } from '../../src/record-filters.ts';

const LIST = '/profile/transactions';

const table = (page: Page) => page.getByRole('table', { name: 'Transactions' });
const search = (page: Page) => page.getByLabel('Reference or transaction ID');

/** The row of a payment, by what stands in it. */
function rowOf(page: Page, ...words: string[]): Locator {
  return words.reduce((rows, text) => rows.filter({ hasText: text }), table(page).getByRole('row'));
}

async function referenceIn(row: Locator): Promise<string> {
  const link = row.getByRole('link', { name: /^(?:DP|WD)-/ });
  await expect(link).toBeVisible();
  return (await link.textContent()) ?? '';
}

test('a row opens its record, and Back leads to the same page and filters [PAY-10]', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('vip');
  await page.goto(`${LIST}?type=deposit&page=2`);
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  const row = table(page).getByRole('row').nth(1);
  const reference = await referenceIn(row);
  await row.getByRole('link', { name: reference }).click();
  const record = page.getByRole('region', { name: `Deposit ${reference}` });
  await expect(record).toContainText('Completed');
  await expect(record.getByRole('heading', { level: 2 })).toBeFocused();
  await expectAccessible('main');
  await page.goBack();
  await expect(page).toHaveURL(/\?type=deposit&page=2$/);
  await expect(row.getByRole('link', { name: reference })).toBeVisible();
  await row.getByRole('link', { name: reference }).press('Enter');
  await expect(record).toBeVisible();
  await page.getByRole('link', { name: 'Back to transactions' }).click();
  await expect(page).toHaveURL(/\?type=deposit&page=2$/);
  await expect(row.getByRole('link', { name: reference })).toBeFocused();
});

test('a record tells where a withdrawal is and why a deposit failed, also after a reload [PAY-10]', async ({
  page,
  signInAs,
}) => {
  await signInAs('depositor');
  await page.goto(LIST);
  await rowOf(page, 'Withdrawal', 'Processing').getByRole('link').click();
  const record = page.getByRole('region', { name: /^Withdrawal WD-/ });
  await expect(record).toContainText('Your withdrawal is approved and with the payment provider.');
  await expect(
    record.getByRole('listitem').filter({ hasText: 'The payment provider is paying it out' }),
  ).toHaveAttribute('aria-current', 'step');
  await page.reload();
  await expect(record).toContainText('Processing');
  await page.getByRole('link', { name: 'Back to transactions' }).click();
  await rowOf(page, 'Deposit', 'Failed').getByRole('link').click();
  const failed = page.getByRole('region', { name: /^Deposit DP-/ });
  await expect(failed).toContainText('The payment provider reports an error.');
  await expect(failed).toContainText('PROVIDER_ERROR');
});

test('a payment is found by its reference whatever the filters leave out, and one there is not is told [PAY-10]', async ({
  page,
  signInAs,
}) => {
  await signInAs('depositor');
  await page.goto(`${LIST}?type=withdrawal`);
  const reference = await referenceIn(rowOf(page, 'Processing'));
  await page.goto(`${LIST}?type=deposit`);
  await expect(rowOf(page, 'Failed')).toBeVisible();
  await search(page).fill(' DP-0 ');
  await search(page).press('Enter');
  await expect(page.getByText('None of your transactions has this reference or ID')).toBeVisible();
  await search(page).fill(` ${reference.toLowerCase()} `);
  await page.getByRole('button', { name: 'Find the transaction' }).click();
  await expect(page.getByRole('region', { name: `Withdrawal ${reference}` })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?type=deposit$/);
  await page.goto(`${LIST}?record=DP-0`);
  await expect(page.getByRole('heading', { name: 'No such transaction' })).toBeVisible();
  await page.getByRole('link', { name: 'See all your transactions' }).click();
  await expect(table(page)).toBeVisible();
});

test('the transactions have their seven heads, the casino history its nine [PAY-10]', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('depositor');
  await page.goto(LIST);
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'Date',
    'Transaction ID',
    'Method',
    'Transaction type',
    'Amount',
    'Status',
    'Bonus',
  ]);
  await expectAccessible('main');
  await page.getByRole('link', { name: 'Casino history' }).click();
  await expect(page.getByRole('table', { name: 'Casino history' }).getByRole('columnheader')).toHaveText([
    'Transaction ID',
    'Type',
    'Game name',
    'Provider',
    'Balance before',
    'Amount',
    'Balance after',
    'Bonus balance',
    'Date',
  ]);
});

test('type and status stay in the address through a reload [PAY-10]', async ({ page, signInAs }) => {
  await signInAs('depositor');
  await page.goto(LIST);
  await unfoldFilters(page);
  const filters = recordFilters(page);
  await filters.getByLabel('Type').click();
  await page.getByRole('option', { name: 'Withdrawal' }).click();
  await expect(page).toHaveURL(/[?&]type=withdrawal/);
  await filters.getByLabel('Status').click();
  await page.getByRole('option', { name: 'Cancelled' }).click();
  await expect(page).toHaveURL(/[?&]status=cancelled/);
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/type=withdrawal&status=cancelled/);
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible();
  await expect(rowOf(page, 'Withdrawal', 'Cancelled')).toHaveCount(1);
});

test('From after To is told at the field, stays as typed and asks for nothing [PAY-10]', async ({
  page,
  signInAs,
}) => {
  await signInAs('depositor');
  await page.goto(`${LIST}?to=2026-11-10`);
  await expect(table(page)).toBeVisible();
  await unfoldFilters(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/user/transactions')) asked.push(new URL(request.url()).search);
  });
  const from = page.getByLabel('From');
  await from.fill('2026-11-20');
  await expect(from).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('From is after To.', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Check the dates' })).toBeVisible();
  await expect(table(page)).toBeHidden();
  await expect(from).toHaveValue('2026-11-20');
  expect(asked).toEqual([]);
  await page.getByLabel('To', { exact: true }).fill('2026-11-20');
  await expect(table(page)).toBeVisible();
  expect(asked.join(' ')).toContain('from=2026-11-20');
});

test('the file holds a payment with its reference, and a sum that was paid out as a number [PAY-10]', async ({
  page,
  signInAs,
}) => {
  await signInAs('depositor');
  await page.goto(`${LIST}?type=withdrawal`);
  const reference = await referenceIn(rowOf(page, 'Processing'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^transactions-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toMatch(/,Currency,Reference$/);
  const line = lines.find((one) => one.endsWith(`,${reference}`));
  expect(line).toContain(',-30.00,Processing,');
});
