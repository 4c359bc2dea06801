import type { TestProject } from 'vitest/node';
import { startProcess } from './sandbox-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sandboxUrls: readonly string[];
  }
}

/** As many test files run at once: each has a sandbox to itself, in a process of its own, so that both cores work. */
export const SANDBOX_COUNT = 2;

/** Starts the sandboxes that the test files share, one file after the other; each resets its own before its tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = await Promise.all(
    Array.from({ length: SANDBOX_COUNT }, () => startProcess({ PORT: '0', SANDBOX_DATA: 'memory' })),
  );
  project.provide(
    'sandboxUrls',
    running.map(({ url }) => url),
  );
  return async () => {
    await Promise.all(running.map(({ kill }) => kill()));
  };
}
