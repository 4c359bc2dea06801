import autocannon, { type Result } from 'autocannon';

/** Bounds of every measurement: a mistake in an option must not become a flood. */
const MAX_SECONDS = 3_600;
const MAX_CONNECTIONS = 512;

export interface LoadTestOptions {
  url: string;
  seconds: number;
  /** 10 by default. */
  connections?: number;
  /** Requests a second in all; as many as go without it. */
  rate?: number;
  /** The path of each next request; the url's own without it. */
  nextPath?: () => string;
}

export interface LoadTestResult {
  /** Answers a second. */
  rate: number;
  p50: number;
  p99: number;
  /** Connections that failed, and requests without an answer in time. */
  errors: number;
  /** Times of the answers by their status, in ms. */
  byStatus: ReadonlyMap<number, readonly number[]>;
}

/**
 * Sends requests to one address of this machine for a while, as a browser that reads gzip.
 *
 * @throws Error for an address that is not this machine's.
 */
export async function runLoadTest(options: LoadTestOptions): Promise<LoadTestResult> {
  const { url, seconds, connections = 10, rate, nextPath } = options;
  if (new URL(url).hostname !== '127.0.0.1')
    throw new Error(`${url} is not this machine's: only 127.0.0.1 is driven.`);
  const times = new Map<number, number[]>();
  const { requests, latency, errors } = await new Promise<Result>((resolve, reject) => {
    const running = autocannon(
      {
        url,
        duration: Math.min(seconds, MAX_SECONDS),
        connections: Math.min(connections, MAX_CONNECTIONS),
        headers: { accept: 'text/html', 'accept-encoding': 'gzip' },
        ...(rate === undefined ? {} : { overallRate: rate }),
        ...(nextPath
          ? { requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }] }
          : {}),
      },
      (problem: unknown, result) => (problem instanceof Error ? reject(problem) : resolve(result)),
    );
    running.on('response', (...answer) => {
      const [, status, , ms] = answer;
      const known = times.get(status);
      if (known) known.push(ms);
      else times.set(status, [ms]);
    });
  });
  // Its timeouts are among its errors.
  return { rate: requests.average, p50: latency.p50, p99: latency.p99, errors, byStatus: times };
}

/** The value that so many of a hundred are not above; null of none. */
export function percentile(values: readonly number[], percent: number): number | null {
  return values.toSorted((a, b) => a - b)[Math.ceil((values.length * percent) / 100) - 1] ?? null;
}

/** Paths that were never requested: each has to be rendered. */
export function createUncachedPaths(): () => string {
  let last = Math.floor(performance.now()) * 1_000;
  return () => {
    last += 1;
    return `/casino?provider=nobody-${last}`;
  };
}
