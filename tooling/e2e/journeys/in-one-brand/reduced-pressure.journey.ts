import type { Page } from '@playwright/test';
import { expect, test } from '../../src/journey.ts';
import { findUrgencyCues } from '../../src/urgency-cues.ts';

const PAGES = ['/', '/cashback', '/promotions', '/bonuses', '/?modal=rakeback'] as const;

async function expectCalm(page: Page): Promise<void> {
  for (const path of PAGES) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect({ path, ...(await findUrgencyCues(page)) }).toEqual({ path, timers: 0, moving: 0, words: [] });
  }
}

test('whoever hides countdowns sees none, nothing moves by itself and nothing urges, on every screen and after a reload', async ({
  page,
  signInAs,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signInAs('depositor');
  await page.goto('/cashback');
  await expect(page.getByText('Last chance').first()).toBeVisible();
  const before = await findUrgencyCues(page);
  expect(before.timers).toBe(1);
  expect(before.words).toContain('last chance');
  await page.getByRole('switch', { name: 'Hide countdowns' }).click();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expectCalm(page);
  await page.goto('/cashback');
  await expect(page.getByRole('switch', { name: 'Hide countdowns' })).toBeChecked();
});

test('whoever is on a break finds countdowns hidden without asking', async ({ page, signInAs }) => {
  await signInAs('frozen');
  await page.goto('/cashback');
  await expect(page.getByText('Hidden since your break or your limit')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
});
