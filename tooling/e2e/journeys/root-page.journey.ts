import { measureFirstView } from '@baize/checks/budgets';
import { expect, test } from '../src/journey.ts';
import { collectRequests } from '../src/requests.ts';

test('the first view of the root page stays inside its budget', async ({ page, places, brand }) => {
  const { url } = places[brand];
  const requested = collectRequests(page, url);
  await page.goto('/', { waitUntil: 'networkidle' });
  const view = await measureFirstView({ url: `${url}/`, requested });
  expect(view.over, view.table).toEqual([]);
});
