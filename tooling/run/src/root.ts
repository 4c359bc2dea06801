import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[/\\]$/, '');

const BIN = join(ROOT, 'node_modules/.bin');

/** A tool the workspace brings with it. */
export function getBinPath(name: string): string {
  return join(BIN, name);
}

/** The environment of everything started from here: the workspace's own Node and tools come first. */
export function createChildEnv(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: `${BIN}${delimiter}${process.env['PATH'] ?? ''}`,
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    ...extra,
  };
}
