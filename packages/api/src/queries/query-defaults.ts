import type { GenericSchema } from 'valibot';
import { ApiFailure } from '../failure.ts';

const MAX_RETRIES = 3;
const INITIAL_RETRY_DELAY_MS = 1_000;
const MAX_RETRY_DELAY_MS = 30_000;
const BACKOFF_POLL_INTERVAL_MS = 60_000;

/** A day: no wait that is asked for is kept longer. Timers end at 24 days. */
export const MAX_BACKOFF_MS = 24 * 60 * 60_000;

/** A poll as its query declares it: how often, and the schema of what the query holds, for answers of other tabs. */
export type PollConfig = { intervalMs: number; dataSchema: GenericSchema };

type PollMeta = { poll?: PollConfig };

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: PollMeta;
  }
}

/** Whether asking once more may help: the connection or the platform was in trouble, or asked us to wait. */
function isRetryable(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure)) return false;
  return failure.kind === 'offline' || failure.kind === 'timed-out' || isServerTrouble(failure);
}

function isServerTrouble(failure: ApiFailure): boolean {
  return failure.kind === 'server' || failure.status === 429;
}

/** How long the platform itself asked to be left alone after a failed try; 0 when it did not. */
export function requestedBackoff(failure: unknown): number {
  if (!(failure instanceof ApiFailure) || !isServerTrouble(failure)) return 0;
  return Math.min(failure.retryAfterMs ?? 0, MAX_BACKOFF_MS);
}

/** How long a poll rests once its tries are used up; 0 when the failure is no trouble of the platform. */
export function pollBackoff(failure: unknown): number {
  if (!(failure instanceof ApiFailure) || !isServerTrouble(failure)) return 0;
  return Math.max(requestedBackoff(failure), BACKOFF_POLL_INTERVAL_MS);
}

/**
 * How every read behaves when it fails: three more tries, each wait twice the last and never in step with other
 * players; a wait the platform asked for is kept (HTTP-05). Refusals are not asked again.
 */
export const queryDefaults = {
  retry: (failures: number, failure: Error) => failures < MAX_RETRIES && isRetryable(failure),
  retryDelay: (failures: number, failure: Error) => {
    const wait = Math.min(INITIAL_RETRY_DELAY_MS * 2 ** failures, MAX_RETRY_DELAY_MS);
    return Math.max(requestedBackoff(failure), wait * (0.75 + Math.random() / 2));
  },
  networkMode: 'online',
} as const;

const sharedQueries = new WeakSet<object>();

/** Leaves the asking of a polled query to `sharePolls`, for as long as the query lives. */
export function markAsShared(query: object): void {
  sharedQueries.add(query);
}

/**
 * A read that asks again every so often while somebody looks: it rests in a hidden tab and when offline, and runs at
 * once on return (HTTP-06). A platform in trouble is asked once a minute. Under `sharePolls` the tabs of a browser ask
 * once for all; a cache that is not shared asks by itself.
 */
export function pollingOptions({ intervalMs, dataSchema }: PollConfig) {
  const onReturn = (query: object) => (sharedQueries.has(query) ? false : 'always');
  return {
    ...queryDefaults,
    meta: { poll: { intervalMs, dataSchema } },
    refetchInterval: (query: { state: { error: Error | null } }) =>
      sharedQueries.has(query) ? false : pollBackoff(query.state.error) || intervalMs,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: onReturn,
    refetchOnReconnect: onReturn,
    staleTime: intervalMs,
  } as const;
}
