import { measureFirstView } from '@baize/checks/budgets';
import { expect, test } from '../src/journey.ts';
import { collectRequests } from '../src/requests.ts';

test('the first view of the root page stays inside its budget', async ({ page, places, brand }) => {
  const { url } = places[brand];
  const requested = collectRequests(page, url);
  await page.goto('/', { waitUntil: 'networkidle' });
  // The host makes a page smaller a moment after it was first sent.
  await expect(async () => {
    const view = await measureFirstView({ url: `${url}/`, requested });
    expect(view.over, view.table).toEqual([]);
  }).toPass({ timeout: 10_000 });
});
