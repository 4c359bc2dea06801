import type { PlayerRuntime } from './player-runtime.ts';

let loaded: PlayerRuntime | null = null;

/** The document's client and cache, fetched when somebody first needs them. */
export async function loadRuntime(): Promise<PlayerRuntime> {
  loaded = (await import('./runtime.ts')).runtime;
  return loaded;
}

/** The same, if somebody has needed it. */
export function getLoadedRuntime(): PlayerRuntime | null {
  return loaded;
}
