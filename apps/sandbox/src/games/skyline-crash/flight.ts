import type { Draw } from '../fair/draw.ts';

/** Of every hundred staked, what comes back in the long run, whenever the player cashes out. */
export const RETURN_PERCENT = 97;

/** Multipliers are whole hundredths: 100 is 1.00×. A flight that reaches the highest is cashed out by itself. */
export const MAX_MULTIPLIER = 100_000;

/** The lowest multiplier that can be cashed out. */
export const MIN_MULTIPLIER = 101;

/** The share by which the multiplier grows each millisecond: 2× after 6.9 s, 10× after 23 s. */
const GROWTH = 0.0001;

const WORDS = 2 ** 32;

/**
 * The last multiplier a flight reads. It is at least `m` hundredths with likelihood 97 / m, so that cashing out
 * returns the same at every multiplier.
 */
export function drawCrashPoint(draw: Draw): number {
  const point = Math.floor((RETURN_PERCENT * WORDS) / (WORDS - draw(WORDS)));
  return Math.min(Math.max(point, 100), MAX_MULTIPLIER);
}

/** The climb itself, in hundredths with all their fractions: what the curve is drawn from. */
export function exactMultiplierAt(elapsedMs: number): number {
  return Math.min(100 * Math.exp(GROWTH * Math.max(elapsedMs, 0)), MAX_MULTIPLIER);
}

/** What the multiplier reads after a time in flight. */
export function multiplierAt(elapsedMs: number): number {
  return Math.floor(exactMultiplierAt(elapsedMs));
}

/** The first whole millisecond at which the multiplier reads at least `hundredths`. */
export function timeOfMultiplier(hundredths: number): number {
  const aimed = Math.min(hundredths, MAX_MULTIPLIER);
  let ms = Math.floor(Math.log(aimed / 100) / GROWTH);
  while (multiplierAt(ms) < aimed) ms += 1;
  return ms;
}
