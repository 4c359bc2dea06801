import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../report/medians.ts';
import { runLoadTest, createUncachedPaths, percentile } from './load-test.ts';

/** The host between what renders each page (`floor`) and what only sends bytes (`bare`). */
export type CachedComparison<Value = ResponseStats> = Record<'floor' | 'host' | 'bare', Value>;

/** All servers in turn, so that a machine that slows down slows down all. */
export async function compareCached(options: {
  urls: CachedComparison<string>;
  rounds: number;
  seconds: number;
}): Promise<CachedComparison> {
  const { urls, rounds, seconds } = options;
  const runs: CachedComparison<ResponseStats[]> = { floor: [], host: [], bare: [] };
  for (const url of Object.values(urls)) await runLoadTest({ url, seconds: 2 });
  for (let round = 0; round < rounds; round += 1)
    for (const name of ['floor', 'host', 'bare'] as const)
      runs[name].push(await runLoadTest({ url: urls[name], seconds }));
  return { floor: medianRun(runs.floor), host: medianRun(runs.host), bare: medianRun(runs.bare) };
}

export interface ResponseStats {
  rate: number;
  p50: number;
  p99: number;
  errors: number;
}

function medianRun(runs: readonly ResponseStats[]): ResponseStats {
  const of = (name: keyof ResponseStats): number => median(runs.map((run) => run[name])) ?? 0;
  return {
    rate: of('rate'),
    p50: of('p50'),
    p99: of('p99'),
    errors: runs.reduce((sum, run) => sum + run.errors, 0),
  };
}

/** Several hosts at once, each driven by its own connections: answers of all of them together. */
export async function runLoadTests(urls: readonly string[], seconds: number): Promise<ResponseStats> {
  const all = await Promise.all(urls.map((url) => runLoadTest({ url, seconds })));
  return {
    rate: all.reduce((sum, { rate }) => sum + rate, 0),
    p50: Math.max(...all.map(({ p50 }) => p50)),
    p99: Math.max(...all.map(({ p99 }) => p99)),
    errors: all.reduce((sum, { errors }) => sum + errors, 0),
  };
}

export interface SlowUpstream {
  cached: ResponseStats;
  /** Pages that nobody has requested yet. */
  uncached: readonly { ms: number; status: number }[];
}

/** What a platform that answers after 5 s does to a page in the cache, and to one that is not. */
export async function measureSlowUpstream(options: {
  host: string;
  sandbox: string;
  seconds: number;
}): Promise<SlowUpstream> {
  const { host, sandbox, seconds } = options;
  await runLoadTest({ url: host, seconds: 1 });
  await sendFault(sandbox, 'POST', { call: '*', kind: 'delay', delayMs: 5_000 });
  try {
    const nextPath = createUncachedPaths();
    const [cached, ...uncached] = await Promise.all([
      runLoadTest({ url: host, seconds }),
      ...Array.from({ length: 5 }, () => timed(host + nextPath())),
    ]);
    return { cached, uncached };
  } finally {
    await sendFault(sandbox, 'DELETE');
  }
}

async function sendFault(sandbox: string, method: string, fault?: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = fault ? { body: JSON.stringify(fault), headers } : {};
  const answer = await fetch(`${sandbox}/sandbox/faults`, { method, ...body });
  if (!answer.ok) throw new Error(`${method} /sandbox/faults: ${answer.status} ${await answer.text()}`);
}

async function timed(url: string): Promise<{ ms: number; status: number }> {
  const start = performance.now();
  const answer = await fetch(url, { signal: AbortSignal.timeout(60_000) });
  await answer.arrayBuffer();
  return { ms: performance.now() - start, status: answer.status };
}

export interface Overload {
  /** Pages rendered a second, as many as go. */
  capacity: number;
  /** Answers a second at twice that, by what they were. */
  rendered: number;
  refused: number;
  renderedP99: number | null;
  refusedP99: number | null;
  errors: number;
}

/** New pages only: first as many as the host renders, then twice as many. */
export async function measureOverload(host: string, seconds: number): Promise<Overload> {
  const nextPath = createUncachedPaths();
  const { rate: capacity } = await runLoadTest({ url: host, seconds, connections: 16, nextPath });
  const { byStatus, errors } = await runLoadTest({
    url: host,
    seconds,
    connections: 128,
    rate: Math.max(1, Math.round(2 * capacity)),
    nextPath,
  });
  const refused = byStatus.get(503) ?? [];
  const rendered = [...byStatus].flatMap(([status, times]) => (status < 500 ? times : []));
  return {
    capacity,
    rendered: rendered.length / seconds,
    refused: refused.length / seconds,
    renderedP99: percentile(rendered, 99),
    refusedP99: percentile(refused, 99),
    errors,
  };
}

export interface Soak {
  answers: ResponseStats;
  /** In MB, from the first sample to the last. */
  memory: readonly number[];
  growth: number;
}

/** The addresses of a soak: fewer than the host keeps, each made anew every minute. */
const SOAK_ADDRESSES = 300;

/** Drives the host evenly for a long time, over pages it keeps, and watches its memory. */
export async function measureSoak(options: {
  host: string;
  pid: number;
  seconds: number;
  rate: number;
}): Promise<Soak> {
  const { host, pid, seconds, rate } = options;
  const nextFresh = createUncachedPaths();
  const paths = Array.from({ length: SOAK_ADDRESSES }, nextFresh);
  // The cache fills once; what grows after that is a leak.
  for (const path of paths) await timed(host + path);
  let sent = 0;
  const nextPath = (): string => {
    sent += 1;
    return paths[sent % paths.length] ?? '/';
  };
  const done = new AbortController();
  const watching = watchMemory(pid, seconds / 60, done.signal);
  const answers = await runLoadTest({ url: host, seconds, rate, nextPath });
  done.abort();
  const memory = await watching;
  return { answers, memory, growth: getMemoryGrowth(memory) };
}

/** How much larger memory is in the last fifth of its samples than in the second, 0.1 for a tenth. */
export function getMemoryGrowth(memory: readonly number[]): number {
  const fifth = Math.max(1, Math.floor(memory.length / 5));
  const early = median(memory.slice(fifth, 2 * fifth)) ?? 0;
  const late = median(memory.slice(-fifth)) ?? 0;
  return early === 0 ? 0 : late / early - 1;
}

async function watchMemory(pid: number, everySeconds: number, signal: AbortSignal): Promise<number[]> {
  const memory: number[] = [];
  while (!signal.aborted) {
    memory.push(await residentMb(pid));
    await pause(everySeconds * 1_000);
  }
  return memory;
}

/** The memory of a process that is really there, in MB; Linux tells. */
async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1_024;
}
