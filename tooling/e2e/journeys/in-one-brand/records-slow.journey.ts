import type { Page } from '@playwright/test';
import { expect, test } from '../../src/journey.ts';
import { watchShifts } from '../../src/metrics.ts';
import { WIDTHS } from '../../src/worker-addresses.ts';

const LIST = '/profile/transactions';

/** Lets no answer of the platform through until it is released. */
async function holdApi(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  return () => held.resolve();
}

const top = async (page: Page, part: string) =>
  (await page.locator(part).first().boundingBox())?.y ?? Number.NaN;

/** Where parts stand, all read at once. */
const boxesOf = (page: Page, part: string) =>
  page.locator(part).evaluateAll((parts) =>
    parts.map((one) => {
      const { top: y, height } = one.getBoundingClientRect();
      return { top: y, height };
    }),
  );

const VIEWS = [
  { query: '', name: 'Transactions' },
  { query: '?view=games', name: 'Casino history' },
  { query: '?view=statement', name: 'Statement in EUR' },
] as const;

for (const width of [375, 1280] as const) {
  for (const { query, name } of VIEWS) {
    test(`on a slow line nothing of "${name}" moves when it comes, at ${width} px [PAY-10]`, async ({
      page,
      signInAs,
    }) => {
      await signInAs('depositor');
      await page.setViewportSize(WIDTHS[width]);
      const shifts = await watchShifts(page);
      const release = await holdApi(page);
      await page.goto(`${LIST}${query}`);
      // Tabs and what the list is chosen by need no data.
      const tab = page.getByRole('navigation', { name: 'Transaction views' });
      await expect(tab.locator('[aria-current=page]')).toBeVisible();
      const chosenBy = page.locator('[data-records] [role=group], [data-records] [role=radiogroup]').first();
      await expect(chosenBy).toBeVisible();
      await expect(page.locator('[data-records] [aria-busy=true]').first()).toBeAttached();
      const waiting = [await top(page, '[data-records] nav'), await chosenBy.boundingBox()];
      const waitingCard = await top(page, '[data-records] [data-list]');
      release();
      await expect(page.getByRole('table', { name })).toBeVisible();
      expect([await top(page, '[data-records] nav'), await chosenBy.boundingBox()]).toEqual(waiting);
      expect(Math.abs((await top(page, '[data-records] [data-list]')) - waitingCard)).toBeLessThan(2);
      const { sum, moved } = await shifts();
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.01);
    });
  }

  for (const query of ['', '?view=games']) {
    test(`loading boxes are as high as what they stand for, at ${width} px: ${query || 'transactions'}`, async ({
      page,
      signInAs,
    }) => {
      await signInAs('depositor');
      await page.setViewportSize(WIDTHS[width]);
      const release = await holdApi(page);
      await page.goto(`${LIST}${query}`);
      await expect(page.getByRole('group', { name: 'What is shown' })).toBeVisible();
      const waiting = await boxesOf(page, '[data-waiting-row]');
      release();
      await expect(page.locator('[data-list] table tbody tr').nth(2)).toBeVisible();
      const rows = await boxesOf(page, '[data-list] table tbody tr');
      expect(rows.length).toBeGreaterThan(2);
      for (const [place, { top: y, height }] of rows.slice(0, 3).entries()) {
        expect(
          Math.abs(height - (waiting[place]?.height ?? 0)),
          `height of row ${place}`,
        ).toBeLessThanOrEqual(4);
        expect(Math.abs(y - (waiting[place]?.top ?? 0)), `place of row ${place}`).toBeLessThanOrEqual(10);
      }
    });
  }
}
