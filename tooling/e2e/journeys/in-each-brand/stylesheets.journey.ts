import type { Page } from '@playwright/test';
import { expect, test } from '../../src/journey.ts';

// Which sheets a page brings by itself, and which come with the next one.
test.use({ activity: 'away' });

/** The sheets a page fetches while the journey goes on. */
function fetchedSheets(page: Page): string[] {
  const sheets: string[] = [];
  page.on('request', (asked) => {
    if (asked.resourceType() === 'stylesheet') sheets.push(new URL(asked.url()).pathname);
  });
  return sheets;
}

const howItWorks = (page: Page) => page.getByRole('heading', { level: 2, name: 'How the accumulator works' });

test('a page opened by its address carries its styles and looks as it does on the way from another', async ({
  page,
}) => {
  const fetched = fetchedSheets(page);
  const place = () =>
    howItWorks(page).evaluate((heading) => getComputedStyle(heading.parentElement ?? heading).padding);

  await page.goto('/cashback');
  // The example amounts are drawn by the browser: the page is alive.
  await expect(page.getByText('Example amounts').first()).toBeVisible();
  const direct = await place();
  expect(fetched).toEqual([]);

  await page.goto('/');
  expect(fetched).toEqual([]);
  await page.locator('footer a[href="/cashback"]').click();
  await expect(howItWorks(page)).toBeVisible();
  expect(await place()).toBe(direct);
  // A sheet that a part of the page and the route ask for at once is asked for twice; the browser keeps it.
  expect(fetched.length).toBeGreaterThan(0);
});
