import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** How many slices of work one lane does in a second on a quiet machine with two ordinary server cores. */
export const IDLE_SLICES = 2_000;
/** Beyond this a machine proves nothing about answers of thirty milliseconds. */
export const MAX_NOISE = 3;

/** As many as the sandbox and whoever asks it need. */
const WORKERS = 2;

/**
 * How much slower than a quiet machine this one is at the moment, never below 1: two lanes do the same slice of hashing
 * and JSON again and again for a second, and the slower lane counts.
 */
export async function measureNoise(): Promise<number> {
  return computeNoise(await Promise.all(Array.from({ length: WORKERS }, () => countWorkerSlices())));
}

export function computeNoise(lanes: readonly number[]): number {
  return Math.max(1, IDLE_SLICES / Math.max(1, Math.min(...lanes)));
}

const WORKER_FILE = fileURLToPath(new URL('noise-worker.ts', import.meta.url));

async function countWorkerSlices(): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [WORKER_FILE]);
  return Number(stdout);
}
