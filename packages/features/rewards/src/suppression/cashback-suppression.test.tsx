import { playerFixture } from '@baize/player/player-fixture';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import CashbackPage from '../routes/cashback.tsx';
import { EXAMPLE_DAYS } from '../testing/example-days.ts';
import { dayLimit } from '../testing/fake-promotions.ts';
import { FakePlatform } from '../testing/fake-platform.ts';
import { freezeDevice, renderTab } from '../testing/render-tab.tsx';
import { stubBrowserApis } from '../testing/stub-browser-apis.ts';

beforeEach(() => {
  freezeDevice();
  stubBrowserApis();
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const WHO = {
  excluded: { selfExclusion: '2026-12-20' },
  frozen: { frozenUntil: '2026-12-20T00:00:00Z' },
  limited: undefined,
  free: undefined,
};

async function open(who: keyof typeof WHO) {
  const platform = new FakePlatform();
  platform.days = [...EXAMPLE_DAYS];
  if (who === 'limited') platform.limits = [dayLimit({ type: 'loss', used: 50, left: 0 })];
  const limit = WHO[who];
  const shown = renderTab(platform, <CashbackPage />, { player: playerFixture({ ...(limit && { limit }) }) });
  await act(() => vi.dynamicImportSettled());
  await waitFor(() => expect(shown.container.querySelectorAll('[data-day]').length).toBeGreaterThan(0));
  return { ...shown, platform };
}

test.each(['excluded', 'frozen', 'limited'] as const)(
  'the cashback page of an %s player shows days and receipts, and calls to nothing',
  async (who) => {
    const { tab, container, platform } = await open(who);
    await tab.findByRole('link', { name: 'Safer play' });
    expect(tab.getByRole('link', { name: 'Withdraw' })).toBeTruthy();
    expect(tab.getByRole('heading', { name: 'Your reward days' })).toBeTruthy();
    expect(tab.getByRole('heading', { name: 'Your receipts' })).toBeTruthy();
    // Until it is known, their places stand there without being seen.
    await waitFor(() => {
      expect(container.querySelector('[data-promo-slot]')).toBeNull();
      expect(container.textContent).not.toMatch(/accumulator|Next count|net losses/i);
    });
    expect(tab.queryByRole('link', { name: 'Open the calendar' })).toBeNull();
    expect(platform.sent('/calendar-award')).toEqual([]);
  },
);

test('a player who is free to play finds the accumulator and the calendar there', async () => {
  const { tab } = await open('free');
  expect(await tab.findByRole('heading', { name: 'Cashback accumulator' })).toBeTruthy();
  // Marked, so that it is out of sight from the first frame for whoever is known to be offered nothing.
  expect(tab.getByRole('link', { name: 'Open the calendar' }).closest('[data-offer]')).not.toBeNull();
  expect(tab.queryByRole('link', { name: 'Safer play' })).toBeNull();
});

test('the cashback page counts down once and names one sum of what was claimed', async () => {
  const { tab, container } = await open('free');
  await tab.findByText(/in 6 receipts/);
  expect(tab.getAllByRole('timer')).toHaveLength(1);
  expect(container.textContent).not.toContain('Claimed in these weeks');
  expect(container.textContent).toContain('Friday 20 November ends');
});
