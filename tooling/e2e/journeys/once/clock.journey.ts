import { expect, START, test } from '../../src/journey.ts';
import { collectApiRequests, collectNavigations } from '../../src/requests.ts';
import { calendarDialog } from '../../src/rewards.ts';
import { setTabVisibility } from '../../src/tabs.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const AWARD = '/api/user/calendar-award';

const skews = [
  { what: 'six hours fast', platform: '2026-11-20T17:17:19.000Z', by: 6 * HOUR },
  { what: 'six hours slow', platform: '2026-11-20T02:17:19.000Z', by: -6 * HOUR },
] as const;

for (const { what, platform, by } of skews) {
  test(`a device whose clock is ${what}, into another day, sees and claims the platform’s today [RB-03] [RB-06]`, async ({
    page,
    sandbox,
    signInAs,
  }) => {
    await sandbox.reset({ mode: 'live', now: platform });
    await signInAs('depositor');
    await page.clock.install({ time: Date.parse(platform) + by });
    await page.goto('/?modal=rakeback');
    const calendar = calendarDialog(page);
    await expect(calendar.claims).toHaveCount(2);
    await calendar.claimToday.click();
    await expect(page.getByRole('dialog', { name: 'Reward claimed' })).toContainText('€4.82');
    expect(await sandbox.fetchPaidAmounts('depositor')).toEqual([4.82]);
  });
}

test('at local midnight the open calendar moves on by itself: today becomes the last chance [RB-10]', async ({
  page,
  sandbox,
  signInAs,
}) => {
  const before = '2026-11-20T22:59:30.000Z';
  await sandbox.reset({ mode: 'live', now: before });
  await signInAs('depositor');
  await page.clock.install({ time: before });
  await page.goto('/?modal=rakeback');
  const { root, day, claims } = calendarDialog(page);
  const friday = root.getByRole('button', { name: /^Claim.* 20 November/ });
  const saturday = root.getByRole('button', { name: /^Claim.* 21 November/ });
  await expect(day('2026-11-20')).toHaveAttribute('data-look', 'claimable');
  await expect(saturday).toHaveCount(0);
  const navigations = collectNavigations(page);

  await sandbox.advance(60_000);
  await page.clock.fastForward(60_000);
  await expect(day('2026-11-20')).toHaveAttribute('data-look', 'last-chance');
  await expect(day('2026-11-21')).toHaveAttribute('data-look', 'claimable');
  await expect(friday).toBeVisible();
  await expect(saturday).toBeVisible();
  await expect(claims).toHaveCount(2);
  expect(navigations).toEqual([]);
});

test('a visitor’s open demo moves on at midnight too [RB-09] [RB-10]', async ({ page, sandbox }) => {
  const before = '2026-11-20T22:59:30.000Z';
  await sandbox.reset({ mode: 'live', now: before });
  await page.clock.install({ time: before });
  const told = page.waitForResponse('**/log-event');
  await page.goto('/?modal=rakeback');
  await told;
  const { day } = calendarDialog(page);
  await expect(day('2026-11-21')).toHaveAttribute('data-look', 'locked');
  await sandbox.advance(60_000);
  await page.clock.fastForward(60_000);
  await expect(day('2026-11-21')).not.toHaveAttribute('data-look', 'locked');
});

test('at the half hour what has come together joins the reward of the day, and the award is read anew, once [ACC-02]', async ({
  page,
  sandbox,
  signInAs,
}) => {
  const before = '2026-11-20T17:29:50.000Z';
  await sandbox.reset({ mode: 'live', now: before });
  await signInAs('depositor');
  await page.clock.install({ time: before });
  await page.goto('/cashback');
  const accumulator = page.getByRole('region', { name: 'Cashback accumulator' });
  const claimFor = (amount: string) =>
    page.getByRole('button', { name: `Claim ${amount}, Friday 20 November` });
  await expect(accumulator).toContainText('€3.42');
  await expect(claimFor('€4.82')).toBeVisible();
  const reads = collectApiRequests(page, AWARD);
  const first = page.waitForResponse('**/calendar-award*');
  await sandbox.advance(14_000);
  await page.clock.runFor(14_000);
  await first;
  await expect(accumulator).toContainText('Collected since 18:30');
  await expect(accumulator).toContainText('€2.15');
  await expect(claimFor('€8.24')).toBeVisible();
  expect(reads).toHaveLength(1);
});

test('a tab hidden for forty minutes on a device six hours fast shows the right time left at once [ACC-01]', async ({
  page,
  sandbox,
  tolerate,
}) => {
  tolerate(/ERR_FAILED|scripts could not be asked for/);
  await page.clock.install({ time: Date.parse(START) + 6 * HOUR });
  await page.goto('/');
  const left = page.getByRole('timer', { name: 'Time to the next count' });
  await expect(left).toHaveText(/^12:[34]\d$/);
  // Told the platform's new hour before its own clock has moved, the page would count the forty minutes twice.
  await page.waitForLoadState('networkidle');
  await page.route('**/api/**', (asked) => asked.abort());
  await setTabVisibility(page, 'hidden');
  await sandbox.advance(40 * MINUTE);
  await page.clock.fastForward(40 * MINUTE);
  await setTabVisibility(page, 'visible');
  expect(await left.textContent()).toMatch(/^02:[34]\d$/);
});

for (const { what, by } of skews) {
  test(`a tab hidden over the half hour on a device whose clock is ${what} reads the award once, on return [ACC-02]`, async ({
    page,
    sandbox,
    signInAs,
  }) => {
    await signInAs('depositor');
    await page.clock.install({ time: Date.parse(START) + by });
    await page.goto('/');
    await expect(page.getByText('8% of net losses')).toBeVisible();
    await setTabVisibility(page, 'hidden');
    const reads = collectApiRequests(page, AWARD);
    await sandbox.advance(20 * MINUTE);
    await page.clock.fastForward(20 * MINUTE);
    expect(reads).toEqual([]);
    await setTabVisibility(page, 'visible');
    await expect(page.getByText('Collected since 18:30')).toBeVisible();
    await expect.poll(() => reads.length).toBe(1);
    // Longer than a boundary's reload may take, shorter than the next poll.
    await page.clock.runFor(5_000);
    expect(reads).toHaveLength(1);
  });
}

test('the accumulator counts down to the next full or half hour of the player’s clock [ACC-01]', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED|scripts could not be asked for/);
  await page.clock.install({ time: START });
  await page.route('**/api/core/casino/scripts*', (asked) => asked.abort());
  const told = page.waitForResponse('**/log-event');
  await page.goto('/');
  await told;
  // The page’s last word with the platform: from then on its own clock counts alone.
  await page.route('**/api/**', (asked) => asked.abort());
  const left = page.getByRole('timer', { name: 'Time to the next count' });
  await expect(left).toHaveText(/^12:[34]\d$/);
  await page.clock.pauseAt('2026-11-20T17:29:30.000Z');
  await expect(left).toHaveText(/^00:[23]\d$/);
  await page.clock.runFor(40_000);
  await expect(left).toHaveText(/^29:[45]\d$/);
});

test.describe('in Kathmandu, three quarters of an hour off', () => {
  test.use({ timezoneId: 'Asia/Kathmandu' });

  test('the half hours are those of the player’s own zone [ACC-01]', async ({ page }) => {
    await page.clock.install({ time: START });
    await page.goto('/');
    // 23:02 there: the next count is at 23:30.
    await expect(page.getByRole('timer', { name: 'Time to the next count' })).toHaveText(/^27:[34]\d$/);
  });
});
