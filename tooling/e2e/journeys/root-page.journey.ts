import { measureFirstView } from '@baize/checks/budgets';
import { expect, test } from '../src/journey.ts';
import { collectRequests } from '../src/requests.ts';

test('an address that leads nowhere is a real 404 that still looks like the brand', async ({
  page,
  tolerate,
}) => {
  // Chromium itself logs the answer's status.
  tolerate(/status of 404 .*\/no-such-page/);
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main')).toBeVisible();
});

test('the first view of the root page stays inside its budget', async ({ page, places, brand }) => {
  const { url } = places[brand];
  const requested = collectRequests(page, url);
  await page.goto('/', { waitUntil: 'networkidle' });
  const view = await measureFirstView({ url: `${url}/`, requested });
  expect(view.over, view.table).toEqual([]);
});
