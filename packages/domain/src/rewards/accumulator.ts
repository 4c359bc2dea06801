import { offsetChange, offsetMs } from '../time/zone.ts';

const HALF_HOUR = 30 * 60_000;

function nextMarkAfter(instant: number, offset: number): number {
  return (Math.floor((instant + offset) / HALF_HOUR) + 1) * HALF_HOUR - offset;
}

/**
 * Gives the next instant (epoch ms) at which the accumulator pays out: the first after `now` when the player's wall
 * clock shows :00 or :30. Exactly on a mark it is the next one. Where clocks change by something other than half
 * hours in between, the marks of the new clock count. An unknown zone reads as UTC.
 * Source: S1 §4 "Accumulator", §9; the player's clock as requirements.md decides.
 */
export function nextBoundary({ now, zone }: { now: number; zone: string }): number {
  const offset = offsetMs({ instant: now, zone });
  const mark = nextMarkAfter(now, offset);
  const shift = offsetMs({ instant: mark, zone }) - offset;
  if (shift % HALF_HOUR === 0) return mark;
  const change = offsetChange({ from: Math.floor(now), to: mark, zone });
  return nextMarkAfter(change - 1, offset + shift);
}

/** Time left: whole `minutes` and the `seconds` beside them, and both as `totalSeconds`. */
export type Countdown = { minutes: number; seconds: number; totalSeconds: number };

/**
 * Counts down to the next boundary: 30:00 on a mark itself, 0:01 within the last second, never 0:00, for at zero the
 * next half hour has begun. A running second counts whole. Source: S1 §4 "Accumulator".
 */
export function countdown({ now, zone }: { now: number; zone: string }): Countdown {
  const totalSeconds = Math.ceil((nextBoundary({ now, zone }) - now) / 1000);
  return { minutes: Math.floor(totalSeconds / 60), seconds: totalSeconds % 60, totalSeconds };
}
