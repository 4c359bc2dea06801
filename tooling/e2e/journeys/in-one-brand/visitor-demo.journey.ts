import type { Page } from '@playwright/test';
import { expect, START, test } from '../../src/journey.ts';
import { loginForm } from '../../src/login.ts';
import { calendarDialog } from '../../src/rewards.ts';

const amounts = (page: Page): Promise<string[]> =>
  page.getByRole('main').locator('[data-day]').allInnerTexts();

test('a visitor sees on the root page what a week leaves, marked as a demo and the same all visit long [RB-09]', async ({
  page,
}) => {
  await page.clock.install({ time: START });
  await page.goto('/');
  const week = page.getByRole('region', { name: 'Rakeback calendar' });
  await expect(week.getByText('Demo', { exact: true })).toBeVisible();
  await expect(week.locator('[data-day]')).toHaveCount(7);
  await expect(page.getByRole('button', { name: /^Claim/ })).toHaveCount(0);

  const before = await amounts(page);
  expect(before.join(' ')).toMatch(/\d\.\d\d/);
  await page.reload();
  await expect(week.locator('[data-day]')).toHaveCount(7);
  expect(await amounts(page)).toEqual(before);
});

test('a visitor opens the whole calendar as a demo of 28 days without a claim button, and finds the way in [RB-09]', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'See the calendar' }).click();
  const { root } = calendarDialog(page);
  await expect(root.locator('[data-day]')).toHaveCount(28);
  await expect(root.getByText('Demo', { exact: true })).toBeVisible();
  await expect(root.getByRole('button', { name: /^Claim/ })).toHaveCount(0);

  await root.getByRole('link', { name: 'Log in' }).click();
  await expect(loginForm(page).email).toBeVisible();
  await expect(page).toHaveURL(/\/\?modal=rakeback&modal=login$/);
});

test('the cashback page tells a visitor what it is, shows the demo and the way in [RB-09] [RB-12] [ACC-03]', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Cashback accumulator' }).click();
  await expect(page).toHaveURL(/\/cashback$/);
  const days = page.getByRole('region', { name: 'Your reward days' });
  await expect(days.getByText('Demo', { exact: true })).toBeVisible();
  await expect(days.getByRole('button', { name: /^Claim/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Log in to see yours' }).click();
  await expect(loginForm(page).email).toBeVisible();
});
