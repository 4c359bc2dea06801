import { ApiFailure } from '../failure.ts';

const TRIES_AGAIN = 3;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
const RESTING_POLL_MS = 60_000;

/** Whether asking once more may help: the connection or the platform was in trouble, or asked us to wait. */
function mayPass(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure)) return false;
  return failure.kind === 'offline' || failure.kind === 'timed-out' || inTrouble(failure);
}

function inTrouble(failure: ApiFailure): boolean {
  return failure.kind === 'server' || failure.status === 429;
}

/**
 * How every read behaves when it fails: three more tries, each wait twice the last and never in step with other
 * players; a wait the platform asked for is kept (HTTP-05). Refusals are not asked again.
 */
export const reading = {
  retry: (failures: number, failure: Error) => failures < TRIES_AGAIN && mayPass(failure),
  retryDelay: (failures: number, failure: Error) => {
    const asked = failure instanceof ApiFailure ? failure.retryAfterMs : null;
    const wait = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
    return Math.max(asked ?? 0, wait * (0.75 + Math.random() / 2));
  },
  networkMode: 'online',
} as const;

/**
 * A read that asks again every so often while somebody looks: it rests in a hidden tab and when offline, and runs at
 * once on return (HTTP-06). A platform in trouble is asked once a minute.
 */
export function polling(everyMs: number) {
  return {
    ...reading,
    refetchInterval: (query: { state: { error: Error | null } }) => {
      const { error } = query.state;
      if (!(error instanceof ApiFailure) || !inTrouble(error)) return everyMs;
      return Math.max(error.retryAfterMs ?? 0, RESTING_POLL_MS);
    },
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    staleTime: everyMs / 2,
  } as const;
}
