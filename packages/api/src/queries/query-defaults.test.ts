import {
  environmentManager,
  focusManager,
  onlineManager,
  QueryClient,
  QueryObserver,
} from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiClient } from '../client.ts';
import { ApiFailure } from '../failure.ts';
import { calendarAwardQuery } from './calendar-award.ts';
import { rakebackDaysQuery } from './rakeback-days.ts';
import { userDetailsQuery } from './user-details.ts';

const DAY = { canClaimDate: '2026-03-01', bonusId: 'b-1', amount: 4.5, paidAt: null, reference: null };

/** A client whose answers the test writes; every sending counts. */
function clientThat(answer: () => unknown) {
  const send = vi.fn(async () => answer());
  return { client: { send, report: () => undefined } as unknown as ApiClient, send };
}

const daysAnswer = () => ({ days: [{ ...DAY }] });
const failing = (facts: { kind: ApiFailure['kind']; status?: number; retryAfterMs?: number }) => () => {
  throw new ApiFailure({ path: '/api/x', ...facts });
};

let queryClient: QueryClient;
let stop: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
  queryClient = new QueryClient();
  queryClient.mount();
});

afterEach(() => {
  stop?.();
  queryClient.clear();
  queryClient.unmount();
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
  environmentManager.setIsServer(() => true);
  vi.useRealTimers();
});

function watchDays(client: ApiClient) {
  stop = new QueryObserver(queryClient, rakebackDaysQuery(client)).subscribe(() => undefined);
}

test('rakeback days are asked every 10 s, the award every 15 s [RB-11]', async () => {
  const days = clientThat(daysAnswer);
  watchDays(days.client);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(days.send).toHaveBeenCalledTimes(7);
  stop?.();
  const award = clientThat(() => ({ userCalendarData: { ngr: 1, payout: 1, percent: 1 } }));
  const observer = new QueryObserver(queryClient, calendarAwardQuery(award.client));
  stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(award.send).toHaveBeenCalledTimes(5);
  expect(observer.getCurrentResult().data).toEqual({ ngr: 1, payout: 1, percent: 1 });
});

test('a poll rests in a hidden tab and runs at once on return', async () => {
  const { client, send } = clientThat(daysAnswer);
  watchDays(client);
  await vi.advanceTimersByTimeAsync(0);
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(40 * 60_000);
  expect(send).toHaveBeenCalledTimes(1);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a poll rests offline and runs at once when the connection is back', async () => {
  const { client, send } = clientThat(daysAnswer);
  watchDays(client);
  await vi.advanceTimersByTimeAsync(0);
  onlineManager.setOnline(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a poll that brings nothing new hands out the very same list and tells nobody [RB-11]', async () => {
  const { client, send } = clientThat(daysAnswer);
  const told = vi.fn();
  const observer = new QueryObserver(queryClient, {
    ...rakebackDaysQuery(client),
    notifyOnChangeProps: ['data'],
  });
  stop = observer.subscribe(told);
  await vi.advanceTimersByTimeAsync(1_000);
  const first = observer.getCurrentResult().data;
  expect(first).toHaveLength(1);
  expect(told).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(send.mock.calls.length).toBeGreaterThan(3);
  expect(observer.getCurrentResult().data).toBe(first);
  expect(told).toHaveBeenCalledTimes(1);
});

test('a read that met trouble is tried again with growing waits, then rests a minute [HTTP-05]', async () => {
  const { client, send } = clientThat(failing({ kind: 'server', status: 503 }));
  watchDays(client);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(send).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(45_000);
  expect(send).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(send.mock.calls.length).toBeGreaterThan(4);
});

test('a wait the platform asked for is kept', async () => {
  const { client, send } = clientThat(failing({ kind: 'refused', status: 429, retryAfterMs: 20_000 }));
  watchDays(client);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(send).toHaveBeenCalledTimes(2);
});

test.each(['refused', 'session-ended', 'unreadable'] as const)(
  'a read that was %s is not tried again',
  async (kind) => {
    const { client, send } = clientThat(failing({ kind, status: 422 }));
    const query = { ...userDetailsQuery(client) };
    await expect(queryClient.query(query)).rejects.toMatchObject({ kind });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(send).toHaveBeenCalledTimes(1);
  },
);
