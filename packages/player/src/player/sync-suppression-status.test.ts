import { createClient } from '@baize/api/client';
import { limitsQuery } from '@baize/api/queries/limits';
import { queryKeys } from '@baize/api/queries/keys';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { playerFixture } from '../testing/player-fixture.ts';
import { syncSuppressionStatus } from './sync-suppression-status.ts';
import { lastLock, lockBrowser } from '../session/last-lock.ts';
import { suppressionStatusStore } from './exclusion-status.ts';
import { clientPorts } from '../session/runtime.ts';

afterEach(() => suppressionStatusStore.set('unknown'));

const EXCLUDED = playerFixture({ limit: { selfExclusion: '2126-11-20' } });

/** What is known of silence, here and for the next page, while these are read. */
function follow(
  answer: Response | Promise<Response> = new Promise<Response>(() => undefined),
  onCall: (path: string) => void = () => undefined,
) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  const api = createClient({
    ...clientPorts,
    baseUrl: 'http://brand.test',
    token: () => 'a-token',
    onSessionEnded: () => undefined,
    fetch: async (url) => {
      onCall(new URL(url instanceof Request ? url.url : url).pathname);
      return answer;
    },
  });
  syncSuppressionStatus({ api, queryClient });
  return {
    read: (player = playerFixture()) => queryClient.setQueryData(queryKeys.userDetails, player),
    askLimits: () => queryClient.query({ ...limitsQuery(api), retry: false }).catch(() => null),
    readLimits: () => queryClient.setQueryData(queryKeys.limits, { limits: [] }),
  };
}

const known = () => ({
  now: suppressionStatusStore.get(),
  marked: document.documentElement.dataset['silence'] !== undefined,
  kept: localStorage.getItem('baize.silence'),
});

test('that nothing is offered to a player is marked on the page and kept for the next one', () => {
  follow().read(EXCLUDED);
  expect(known()).toEqual({ now: 'excluded', marked: true, kept: '"excluded"' });
});

test('what was known holds until it is read that it is over', () => {
  suppressionStatusStore.set('excluded');
  const player = follow();
  expect(known().now).toBe('excluded');
  player.read();
  expect(known()).toEqual({ now: 'unknown', marked: false, kept: null });
});

test('what was known goes with the session, but where a lock ended it', () => {
  suppressionStatusStore.set('excluded');
  suppressionStatusStore.forget({ byLock: false });
  expect(known()).toEqual({ now: 'unknown', marked: false, kept: null });
  follow().read();
  suppressionStatusStore.forget({ byLock: true });
  expect(known()).toEqual({ now: 'locked', marked: true, kept: '"locked"' });
  // The next page of a visitor, and a session of the same player that ends by their wish.
  suppressionStatusStore.forget({ byLock: false });
  expect(known().now).toBe('locked');
  const other = follow();
  other.read();
  other.readLimits();
  expect(known()).toEqual({ now: 'free', marked: false, kept: null });
  suppressionStatusStore.forget({ byLock: false });
  expect(known().now).toBe('unknown');
});

test('a lock whose end is known keeps offers away until then, one for good for good', () => {
  vi.useFakeTimers();
  lockBrowser({ reason: 'frozen', until: Date.now() + 3_600_000 }, Date.now());
  suppressionStatusStore.forget({ byLock: true });
  expect(known().now).toBe('locked');
  vi.advanceTimersByTime(3_600_001);
  suppressionStatusStore.forget({ byLock: false });
  expect(known()).toEqual({ now: 'unknown', marked: false, kept: null });
  lockBrowser({ reason: 'excluded', until: null }, Date.now());
  vi.advanceTimersByTime(400 * 24 * 3_600_000);
  suppressionStatusStore.forget({ byLock: false });
  expect(known().now).toBe('locked');
  vi.useRealTimers();
  suppressionStatusStore.set('free');
});

test('the lock of whoever was here before is forgotten once a player is read', () => {
  const player = follow();
  lockBrowser({ reason: 'frozen', until: Date.now() + 3_600_000 }, Date.now());
  player.read();
  expect(lastLock.get()).toBeNull();
});

test('at the end of a break the account is read again, and offers may come from then on', async () => {
  vi.useFakeTimers();
  const frozenUntil = new Date(Date.now() + 3_600_000).toISOString();
  const calls: string[] = [];
  const player = follow(undefined, (call) => calls.push(call));
  player.read(playerFixture({ limit: { frozenUntil } }));
  player.readLimits();
  expect(known().now).toBe('frozen');
  await vi.advanceTimersByTimeAsync(3_599_000);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_001);
  expect(calls).toEqual(['/api/user/get-user-details']);
  expect(known().now).toBe('free');
  vi.useRealTimers();
});

test('a reached limit holds until the limits are read, too', () => {
  suppressionStatusStore.set('limited');
  const player = follow();
  player.read();
  expect(known().now).toBe('limited');
  player.readLimits();
  expect(known()).toEqual({ now: 'free', marked: false, kept: null });
});

test('nobody is taken for free while their limits are on the way', async () => {
  const late = Promise.withResolvers<Response>();
  const player = follow(late.promise);
  player.read();
  const asked = player.askLimits();
  expect(known().now).toBe('unknown');
  late.resolve(Response.json({ success: true, data: { limits: [] } }));
  await asked;
  expect(known().now).toBe('free');
});

test('limits that come late, one of them spent, silence the page', async () => {
  const spent = { type: 'deposit', period: 0, amount: 25, used: 25, left: 0 };
  const player = follow(Response.json({ success: true, data: { limits: [spent] } }));
  player.read();
  await player.askLimits();
  expect(known()).toEqual({ now: 'limited', marked: true, kept: '"limited"' });
});

test('nobody is taken for free when the platform cannot tell their limits', async () => {
  const player = follow(Response.json({ success: false, message: 'No' }, { status: 500 }));
  player.read();
  await player.askLimits();
  expect(known().now).toBe('unread');
  player.readLimits();
  expect(known().now).toBe('free');
});
