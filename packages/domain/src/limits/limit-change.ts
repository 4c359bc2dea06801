const HOUR = 3_600_000;

/** Hours before a deposit or loss limit may be raised or removed. **Ours:** requirements LIM-01. */
export const DEFAULT_COOLING_OFF_HOURS = 24;

/** A limit's amount in the player's currency; null is no limit, the highest of all. */
export type Limit = number | null;

/** When a changed limit holds: now, or from an instant (epoch ms) at which the player may confirm it. */
export type LimitChange = { effective: number | 'now'; needsConfirmation: boolean };

/** Tells whether a value can be a limit: an amount of 0 or more, or null for none. */
export function isLimitAmount(value: unknown): value is Limit {
  return value === null || (typeof value === 'number' && Number.isFinite(value) && value >= 0);
}

/** What holds as a number to compare: none is endless, and what cannot be read is 0, for the safe side. */
function ceilingOf(limit: Limit): number {
  return isLimitAmount(limit) ? (limit ?? Infinity) : 0;
}

/**
 * Tells whether a wished limit would let a player spend more than the current one. No limit is the highest; a wish
 * that cannot be read counts as more, a current limit that cannot be read as 0, both for the safe side.
 */
export function isRaise({ current, next }: { current: Limit; next: Limit }): boolean {
  return !isLimitAmount(next) || ceilingOf(next) > ceilingOf(current);
}

/**
 * Decides when a changed deposit or loss limit holds. A lower or equal one at once; a higher or removed one (null) may
 * be confirmed after the cooling-off, `waitHours` (24 unless a market asks for another; one that is no number of hours
 * counts as 24). A `next` that is no amount waits too. Bet limits: `betLimitLockedUntil`. Source: requirements LIM-01.
 */
export function limitChange({
  current,
  next,
  now,
  waitHours = DEFAULT_COOLING_OFF_HOURS,
}: {
  current: Limit;
  next: Limit;
  now: number;
  waitHours?: number;
}): LimitChange {
  if (!isRaise({ current, next })) return { effective: 'now', needsConfirmation: false };
  const readable = Number.isFinite(waitHours) && waitHours >= 0;
  const hours = readable ? waitHours : DEFAULT_COOLING_OFF_HOURS;
  return { effective: now + hours * HOUR, needsConfirmation: true };
}
