import { createClient } from '@baize/api/client';
import { rakebackDaysQuery } from '@baize/api/queries/rakeback-days';
import { tokenStore } from '@baize/browser/token-store';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ACTIVE_AND_ONLINE, activityStore } from './activity-state.ts';
import { clientPorts } from './runtime.ts';
import { sharePollsAcrossTabs } from './share-polls.ts';

const DAY = { canClaimDate: '2026-03-01', bonusId: 'b-1', amount: 4.5, paidAt: null, reference: null };

let leave: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  leave = [];
  tokenStore.set('a-token');
});

afterEach(() => {
  for (const stop of leave) stop();
  tokenStore.clear();
  // A lease that a tab left behind ends by a clock that the next test has not reached.
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A tab of this browser with the calendar open, and how often it asked. */
function openTab() {
  const fetch = vi.fn(async () => Response.json({ success: true, data: { days: [DAY] } }));
  const api = createClient({
    ...clientPorts,
    baseUrl: 'http://brand.test',
    token: () => tokenStore.get(),
    onSessionEnded: () => undefined,
    fetch,
  });
  const cache = new QueryClient();
  const stop = sharePollsAcrossTabs(cache);
  const query = rakebackDaysQuery(api);
  const close = new QueryObserver(cache, query).subscribe(() => undefined);
  leave.push(close, stop, () => cache.clear());
  return { fetch, close };
}

/** How often each tab asked after its first look, in 40 s. */
async function asksOf(tabs: readonly ReturnType<typeof openTab>[]) {
  await vi.advanceTimersByTimeAsync(1_000);
  for (const { fetch } of tabs) fetch.mockClear();
  await vi.advanceTimersByTimeAsync(40_000);
  return tabs.map(({ fetch }) => fetch.mock.calls.length);
}

test('of two tabs that can tell each other what they learn, one asks', async () => {
  const [first, second] = await asksOf([openTab(), openTab()]);
  expect([first, second]).toContain(0);
  expect((first ?? 0) + (second ?? 0)).toBeGreaterThanOrEqual(3);
});

test('tabs that cannot tell each other anything each ask for themselves', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  for (const asks of await asksOf([openTab(), openTab()])) expect(asks).toBeGreaterThanOrEqual(3);
  vi.restoreAllMocks();
});

test('while nobody is at the page it is asked less often, and at once when somebody is', async () => {
  const tab = openTab();
  await vi.advanceTimersByTimeAsync(1_000);
  activityStore.set({ idle: { kind: 'active' }, presence: 'away' });
  await vi.advanceTimersByTimeAsync(1_000);
  tab.fetch.mockClear();
  // Eight times in as long while somebody is there; where between two asks this begins is left open, and an answer is
  // read in its own time, which a moved clock does not wait for.
  await vi.advanceTimersByTimeAsync(85_000);
  expect([1, 2, 3]).toContain(tab.fetch.mock.calls.length);
  await vi.advanceTimersByTimeAsync(20_000);
  tab.fetch.mockClear();
  activityStore.set(ACTIVE_AND_ONLINE);
  await vi.advanceTimersByTimeAsync(100);
  expect(tab.fetch).toHaveBeenCalledTimes(1);
});
