import type { TestProject } from 'vitest/node';
import { startSandbox } from '../start-sandbox.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sandboxUrl: string;
  }
}

/** Starts the sandbox that the test files share; each resets it before its tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, close } = await startSandbox({ port: 0, data: 'memory' });
  project.provide('sandboxUrl', url);
  return close;
}
