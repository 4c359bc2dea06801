import { readNumber } from '../money/number-text.ts';

const MINUTE = 60_000;

/** The shortest and longest session time limit, in minutes: 10 minutes, and 720 hours. Source: S2 §9. */
export const SESSION_LIMIT_RANGE = { min: 10, max: 720 * 60 } as const;

/** How many minutes before the end a player is warned, first to last. **Ours:** requirements LIM-03 names no number. */
export const SESSION_WARNINGS = [5, 1] as const;

/** One of the warnings before a session limit ends, in minutes. */
export type SessionWarning = (typeof SESSION_WARNINGS)[number];

/**
 * Reads a session time limit in minutes: a number, or a text holding one, from 10 to 43 200 (720 hours), fractions
 * kept; null for anything else, which is no limit. Source: S2 §9 "Session time limit"; requirements LIM-03.
 */
export function sessionLimitMinutes(value: unknown): number | null {
  const minutes = readNumber(value);
  const within = minutes !== null && minutes >= SESSION_LIMIT_RANGE.min && minutes <= SESSION_LIMIT_RANGE.max;
  return within ? minutes : null;
}

/** How a session stands to its limit: ms left (null without a limit), the warning due, and whether it is over. */
export type SessionLimitState = { left: number | null; warn: SessionWarning | null; ended: boolean };

function warningFor(left: number): SessionWarning | null {
  return SESSION_WARNINGS.findLast((minutes) => left <= minutes * MINUTE) ?? null;
}

/**
 * Tells how much of a session is left under its time limit, and which warning is due: 5 minutes before the end, then
 * 1 minute. At the end the player is logged out. Counted in elapsed time and never in calendar days: 30 days are 720
 * hours even when clocks change. A start in the future counts as now, one that cannot be read as long ago (the safe
 * side); minutes outside the allowed range are no limit. Source: S2 §9; requirements LIM-03.
 */
export function sessionLimit({
  startedAt,
  minutes,
  now,
}: {
  startedAt: number;
  minutes: number | null;
  now: number;
}): SessionLimitState {
  const limit = sessionLimitMinutes(minutes);
  if (limit === null) return { left: null, warn: null, ended: false };
  const left = Number.isFinite(startedAt) ? Math.min(startedAt, now) + limit * MINUTE - now : 0;
  return left > 0 ? { left, warn: warningFor(left), ended: false } : { left: 0, warn: null, ended: true };
}
