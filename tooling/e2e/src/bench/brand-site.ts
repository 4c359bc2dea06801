import { hostServer, sandboxServer } from '@baize/servers/servers';
import { startServer, type RunningServer } from '@baize/servers/start';
import { chromiumLaunch } from '@baize/vitest-config/chromium';
import { chromium, type Browser } from '@playwright/test';
import { getWorkerAddresses } from '../worker-addresses.ts';
import { connectSandbox, type SandboxClient } from '../sandbox.ts';

/** A platform and a brand of a bench's own, and a browser to look at them with. */
export interface BrandSite {
  url: string;
  sandbox: SandboxClient;
  browser: Browser;
}

/** Runs a bench against curacao's production build on the ports of journeys' tenth worker, and ends all it started. */
export async function withBrandSite(
  measure: (site: BrandSite) => Promise<boolean>,
  env: Record<string, string> = {},
): Promise<void> {
  const running: RunningServer[] = [];
  const places = getWorkerAddresses(9);
  let browser: Browser | undefined;
  try {
    const sandbox = sandboxServer(places.sandbox);
    running.push(await startServer({ ...sandbox, env: { ...sandbox.env, ...env } }));
    const host = hostServer({ brand: 'curacao', sandbox: places.sandbox, at: places.curacao });
    running.push(await startServer(host));
    browser = await chromium.launch(chromiumLaunch());
    const site = { url: places.curacao.url, sandbox: connectSandbox(places.sandbox.url), browser };
    process.exitCode = (await measure(site)) ? 0 : 1;
  } finally {
    await browser?.close();
    for (const server of running) await server.stop();
  }
}

/** The value that so large a part of all stays within. */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? 0;

export interface BenchRow {
  name: string;
  value: number;
  unit: 'ms' | 'kB' | '%' | '';
  /** At most; without it the row is told and not judged. */
  limit?: number;
}

/** Prints what was measured, and returns whether all of it is within what is allowed. */
export function printRows(rows: readonly BenchRow[]): boolean {
  for (const { name, value, unit, limit } of rows) {
    const allowed = limit === undefined ? '' : `of ${limit.toFixed(0)}`;
    console.log(`${name.padEnd(60)} ${value.toFixed(1).padStart(9)} ${unit.padEnd(2)} ${allowed}`.trimEnd());
  }
  return rows.every(({ value, limit = Number.POSITIVE_INFINITY }) => value <= limit);
}
