import type { PlayerRuntime } from './player-runtime.ts';

/** The document's client and cache, fetched when somebody first needs them. */
export async function loadRuntime(): Promise<PlayerRuntime> {
  return (await import('./runtime.ts')).runtime;
}
