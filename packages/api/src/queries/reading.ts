import type { GenericSchema } from 'valibot';
import { ApiFailure } from '../failure.ts';

const TRIES_AGAIN = 3;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
const RESTING_POLL_MS = 60_000;

/** A day: no wait that is asked for is kept longer. Timers end at 24 days. */
export const LONGEST_REST_MS = 24 * 60 * 60_000;

/** A poll as its query declares it: how often, and the schema of what the query holds, for answers of other tabs. */
export type PollPlan = { everyMs: number; holds: GenericSchema };

type PollMeta = { poll?: PollPlan };

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: PollMeta;
  }
}

/** Whether asking once more may help: the connection or the platform was in trouble, or asked us to wait. */
function mayPass(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure)) return false;
  return failure.kind === 'offline' || failure.kind === 'timed-out' || inTrouble(failure);
}

function inTrouble(failure: ApiFailure): boolean {
  return failure.kind === 'server' || failure.status === 429;
}

/** How long the platform itself asked to be left alone after a failed try; 0 when it did not. */
export function askedRest(failure: unknown): number {
  if (!(failure instanceof ApiFailure) || !inTrouble(failure)) return 0;
  return Math.min(failure.retryAfterMs ?? 0, LONGEST_REST_MS);
}

/** How long a poll rests once its tries are used up; 0 when the failure is no trouble of the platform. */
export function restAfter(failure: unknown): number {
  if (!(failure instanceof ApiFailure) || !inTrouble(failure)) return 0;
  return Math.max(askedRest(failure), RESTING_POLL_MS);
}

/**
 * How every read behaves when it fails: three more tries, each wait twice the last and never in step with other
 * players; a wait the platform asked for is kept (HTTP-05). Refusals are not asked again.
 */
export const reading = {
  retry: (failures: number, failure: Error) => failures < TRIES_AGAIN && mayPass(failure),
  retryDelay: (failures: number, failure: Error) => {
    const wait = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
    return Math.max(askedRest(failure), wait * (0.75 + Math.random() / 2));
  },
  networkMode: 'online',
} as const;

const shared = new WeakSet<object>();

/** Leaves the asking of a polled query to `sharePolls`, for as long as the query lives. */
export function leaveToSharing(query: object): void {
  shared.add(query);
}

/**
 * A read that asks again every so often while somebody looks: it rests in a hidden tab and when offline, and runs at
 * once on return (HTTP-06). A platform in trouble is asked once a minute. Under `sharePolls` the tabs of a browser ask
 * once for all; a cache that is not shared asks by itself.
 */
export function polling({ everyMs, holds }: PollPlan) {
  const onReturn = (query: object) => (shared.has(query) ? false : 'always');
  return {
    ...reading,
    meta: { poll: { everyMs, holds } },
    refetchInterval: (query: { state: { error: Error | null } }) =>
      shared.has(query) ? false : restAfter(query.state.error) || everyMs,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: onReturn,
    refetchOnReconnect: onReturn,
    staleTime: everyMs,
  } as const;
}
