import { measureFirstView } from '@baize/checks/budgets';
import { expect, test } from '../src/journey.ts';
import { collectRequests } from '../src/requests.ts';

test('the first view of the root page stays inside its budget', async ({ page, places, brand }) => {
  const { url } = places[brand];
  const requested = collectRequests(page, url);
  // What comes later than the first view comes 1.5 s after it: with the clock held, however slow the machine is, it stays away.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(1_000);
  await expect.poll(() => requested.some((address) => address.includes('/assets/start-'))).toBe(true);
  // The host makes a page smaller a moment after it was first sent.
  await expect(async () => {
    const view = await measureFirstView({ url: `${url}/`, requested });
    expect(view.over, view.table).toEqual([]);
  }).toPass({ timeout: 10_000 });
});
