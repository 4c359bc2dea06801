import type { PlatformClock } from '../clock/platform-clock.ts';

/**
 * The platform's time for games that are played against the clock: it goes on while a tester has stopped the platform's,
 * and moves along when that is moved.
 */
export function createGameClock(
  { now, state }: Pick<PlatformClock, 'now' | 'state'>,
  machineNow: () => number = Date.now,
): () => number {
  let stoppedAt: number | null = null;
  return () => {
    if (state().mode === 'live') {
      stoppedAt = null;
      return now();
    }
    stoppedAt ??= machineNow();
    return now() + machineNow() - stoppedAt;
  };
}
