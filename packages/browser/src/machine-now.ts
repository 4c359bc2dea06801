/**
 * The time by this machine's own clock in epoch ms, right or wrong: only for what the same machine has written by it.
 * Everything else follows `platformClock`.
 */
export function machineNow(): number {
  return Date.now();
}
