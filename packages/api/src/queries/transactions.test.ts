import { environmentManager, focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../failure.ts';
import { queryDefaults } from './query-defaults.ts';
import { pollWhileOpen } from './transactions.ts';

interface Page {
  count: number;
  rows: readonly { status: string }[];
}

const page = (status: string): Page => ({ count: 1, rows: [{ status }] });
const isPending = (data: Page | undefined) => data?.rows.some(({ status }) => status === 'pending') ?? false;

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
  environmentManager.setIsServer(() => true);
  vi.useRealTimers();
});

/** Looks at a page of transactions that the platform answers so; every reading counts. */
function watch(respond: () => Page) {
  const send = vi.fn(async () => respond());
  const query = {
    queryKey: ['transactions'],
    queryFn: () => send(),
    ...queryDefaults,
    ...pollWhileOpen(isPending),
  };
  stop = new QueryObserver(queryClient, query).subscribe(() => undefined);
  return send;
}

test('an open payment is read again every 10 s until it is settled [PAY-10]', async () => {
  let status = 'pending';
  const send = watch(() => page(status));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(send).toHaveBeenCalledTimes(3);
  status = 'completed';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(4);
});

test('an open payment is not read in a hidden tab, and is at once on return', async () => {
  const send = watch(() => page('pending'));
  await vi.advanceTimersByTimeAsync(0);
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(send).toHaveBeenCalledTimes(1);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a platform in trouble is asked for an open payment once a minute [HTTP-05]', async () => {
  let isDown = false;
  const send = watch(() => {
    if (isDown) throw new ApiFailure({ path: '/api/x', kind: 'server', status: 503 });
    return page('pending');
  });
  await vi.advanceTimersByTimeAsync(0);
  isDown = true;
  await vi.advanceTimersByTimeAsync(30_000);
  // The poll and its three retries.
  expect(send).toHaveBeenCalledTimes(5);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(send).toHaveBeenCalledTimes(5);
});
