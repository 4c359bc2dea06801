import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** How many slices of work one lane does in a second on a quiet machine with two ordinary server cores. */
export const QUIET_SLICES = 2_000;
/** Beyond this a machine proves nothing about answers of thirty milliseconds. */
export const MOST_NOISE = 3;

/** As many as the sandbox and whoever asks it need. */
const LANES = 2;

/**
 * How much slower than a quiet machine this one is at the moment, never below 1: two lanes do the same slice of hashing
 * and JSON again and again for a second, and the slower lane counts.
 */
export async function noiseNow(): Promise<number> {
  return noiseOf(await Promise.all(Array.from({ length: LANES }, () => slicesOfALane())));
}

export function noiseOf(lanes: readonly number[]): number {
  return Math.max(1, QUIET_SLICES / Math.max(1, Math.min(...lanes)));
}

const LANE = fileURLToPath(new URL('noise-lane.ts', import.meta.url));

async function slicesOfALane(): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [LANE]);
  return Number(stdout);
}
