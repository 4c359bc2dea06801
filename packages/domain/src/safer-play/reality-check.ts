import { readNumber } from '../money/number-text.ts';
import type { RulePack } from '../limits/rule-packs/rule-pack.ts';

const MINUTE = 60_000;

/** What a rule pack says of reality checks. */
export type RealityCheckRules = Pick<
  RulePack,
  'realityCheck' | 'realityCheckMinMinutes' | 'realityCheckMaxMinutes' | 'realityCheckDefaultMinutes'
>;

/**
 * Tells whether a player may choose this interval of reality checks, in whole minutes (a number, or a text holding
 * one): within the market's bounds, both included, or null for none where the market leaves it open.
 * Source: requirements LIM-07; markets.md.
 */
export function isValidInterval(minutes: unknown, pack: RealityCheckRules): boolean {
  if (minutes === null) return pack.realityCheck === 'optional';
  const read = readNumber(minutes);
  const { realityCheckMinMinutes: min, realityCheckMaxMinutes: max } = pack;
  return read !== null && Number.isInteger(read) && read >= min && read <= (max ?? Infinity);
}

/**
 * Gives the interval that holds, in minutes: the player's own where the market allows it, else the market's default
 * within its bounds. Null is no reality check; where one must be, the longest interval allowed stands in.
 */
export function effectiveInterval(chosen: unknown, pack: RealityCheckRules): number | null {
  if (chosen !== undefined && isValidInterval(chosen, pack)) return readNumber(chosen);
  const { realityCheckDefaultMinutes: fallback, realityCheckMaxMinutes: max } = pack;
  if (fallback === null) return pack.realityCheck === 'always' ? max : null;
  return Math.min(fallback, max ?? fallback);
}

/** Whether a reality check is to be shown, and the instant (epoch ms) of the next one after now; null is never. */
export type RealityCheckDue = { due: 0 | 1; nextAt: number | null };

/**
 * Tells whether a reality check is due. Checks fall on every whole `interval` (minutes) since play began, by the wall
 * clock; one that was slept through is shown once, not as many times as it was missed, and stays due until the player
 * acknowledges it (`acknowledged`: when they last did, epoch ms). Answering late does not put off the next one.
 *
 * A start in the future counts as now. A start that cannot be read makes a check due; an acknowledgement in the future
 * or one that cannot be read is none: both for the safe side. An interval of null, or of no minutes, is none.
 * Source: requirements LIM-07; markets.md "GB, time (RTS 13)".
 */
export function realityCheckDue({
  startedAt,
  interval,
  acknowledged,
  now,
}: {
  startedAt: number;
  interval: number | null;
  acknowledged: number | null;
  now: number;
}): RealityCheckDue {
  if (interval === null || !Number.isFinite(interval) || interval <= 0) return { due: 0, nextAt: null };
  const every = interval * MINUTE;
  if (!Number.isFinite(startedAt)) return { due: 1, nextAt: now + every };
  const start = Math.min(startedAt, now);
  const passed = Math.floor((now - start) / every);
  const answered = acknowledged !== null && acknowledged <= now && acknowledged >= start + passed * every;
  return { due: passed > 0 && !answered ? 1 : 0, nextAt: start + (passed + 1) * every };
}
