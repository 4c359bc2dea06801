import type { Page } from '@playwright/test';
import { expect, START, test } from '../../src/journey.ts';
import { CLAIM_PATH, collectApiRequests, RAKEBACK_DAYS_PATH } from '../../src/requests.ts';
import { calendarDialog, findClaimResultDialogs } from '../../src/rewards.ts';
import { countRequests, runClock, setTabVisibility } from '../../src/tabs.ts';

const AWARD = '/api/user/calendar-award';

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs('depositor');
  await page.clock.install({ time: START });
});

/** Two tabs of one browser, side by side, with the calendar open in both. */
async function openBoth(page: Page, openTab: () => Promise<Page>): Promise<readonly [Page, Page]> {
  const tabs = [page, await openTab()] as const;
  for (const tab of tabs) {
    await tab.goto('/?modal=rakeback');
    await expect(calendarDialog(tab).claimToday).toBeVisible();
  }
  return tabs;
}

test('two tabs with the calendar open ask as often as one: days every 10 s, the award every 15 s, give or take a tenth [HTTP-06]', async ({
  page,
  openTab,
}) => {
  const tabs = await openBoth(page, openTab);
  const asks = countRequests(tabs);
  const awards = tabs.map((tab) => collectApiRequests(tab, AWARD));
  await runClock(page, 45);
  expect(asks.all()).toBeGreaterThanOrEqual(3);
  expect(asks.all()).toBeLessThanOrEqual(5);
  expect(tabs.map(asks.of)).toContain(0);
  expect(awards.flat().length).toBeGreaterThanOrEqual(2);
  expect(awards.flat().length).toBeLessThanOrEqual(3);
});

test('when the asking tab is closed the other takes the poll over [HTTP-06]', async ({ page, openTab }) => {
  const [first, second] = await openBoth(page, openTab);
  const asks = countRequests([first, second]);
  await runClock(page, 12);
  expect([asks.of(first), asks.of(second)]).toEqual([1, 0]);
  await first.close();
  await runClock(second, 12);
  expect(asks.of(second)).toBeGreaterThanOrEqual(1);
});

test('a hidden tab rests while the other asks, and a tab that is shown again asks at once [HTTP-06]', async ({
  page,
  openTab,
}) => {
  const [first, second] = await openBoth(page, openTab);
  const asks = countRequests([first, second]);
  await setTabVisibility(first, 'hidden');
  await runClock(page, 25);
  expect(asks.of(first)).toBe(0);
  expect(asks.of(second)).toBeGreaterThanOrEqual(2);

  await setTabVisibility(second, 'hidden');
  const before = asks.all();
  await runClock(page, 60);
  expect(asks.all()).toBe(before);

  await setTabVisibility(first, 'visible');
  await expect.poll(() => asks.of(first)).toBe(1);
  expect(asks.all()).toBe(before + 1);
});

test('without a line nobody asks, and when it is back one tab asks at once for both [HTTP-06]', async ({
  page,
  context,
  openTab,
  tolerate,
}) => {
  // The page says itself what it could not fetch without a line.
  tolerate(/ERR_INTERNET_DISCONNECTED|Unable to preload CSS|dynamically imported module/);
  const [first, second] = await openBoth(page, openTab);
  await context.setOffline(true);
  const asks = countRequests([first, second]);
  await runClock(page, 30);
  expect(asks.all()).toBe(0);
  const answered = context.waitForEvent('requestfinished', (asked) =>
    asked.url().includes(RAKEBACK_DAYS_PATH),
  );
  await context.setOffline(false);
  await answered;
  await runClock(page, 5);
  expect(asks.all()).toBe(1);
});

test('a day claimed in the tab that does not poll shows as claimed in both, by the answer of one [HTTP-06]', async ({
  page,
  openTab,
}) => {
  const [first, second] = await openBoth(page, openTab);
  const asks = countRequests([first, second]);
  const claims = collectApiRequests(second, CLAIM_PATH);
  await calendarDialog(second).claimToday.click();
  await expect(findClaimResultDialogs(second).claimed).toContainText('€4.82');
  for (const tab of [first, second])
    await expect(calendarDialog(tab).today).toHaveAttribute('data-look', 'claimed');
  await expect.poll(() => asks.of(second)).toBe(1);
  expect(asks.of(first)).toBe(0);
  expect(claims).toHaveLength(1);
});
