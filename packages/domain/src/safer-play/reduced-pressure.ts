import type { ExclusionStatus } from './blocked-actions.ts';
import { readInstant } from '../time/instant-text.ts';
import { isDate } from '../time/zone.ts';

/** What the player has said about countdowns: nothing yet, hidden, or shown; `at` is when (epoch ms). */
export type ReducedPressureChoice = { hidden: boolean; at: number } | null;

/** The latest reason to play more slowly that this browser knows of, as it is kept: epoch ms. */
export type ReducedPressureTrigger = number | null;

const AFTER_BREAK_MS = 30 * 86_400_000;

/** A break that names its last day ends with it. */
function endOf(end: number | string | null | undefined): number | null {
  return readInstant(isDate(end) ? `${end}T23:59:59Z` : end);
}

/**
 * Gives the instant of the latest reason to hide countdowns, null for none: now while the player is frozen or excluded
 * or has reached a limit, the latest end of a break that is over (`breaks`: instants or last days), or what was known
 * before. Source: beyond.md 5.
 */
export function reducedPressureTrigger({
  safety,
  breaks,
  limitReached,
  known,
  now,
}: {
  safety: ExclusionStatus;
  breaks: readonly (number | string | null | undefined)[];
  limitReached: boolean;
  known: ReducedPressureTrigger;
  now: number;
}): ReducedPressureTrigger {
  if (safety !== 'free' || limitReached) return now;
  const ended = breaks.map(endOf).filter((end) => end !== null && end <= now);
  return [known, ...ended].reduce(
    (latest, end) => (end !== null && end > (latest ?? 0) ? end : latest),
    null,
  );
}

/**
 * Tells whether countdowns, movement by itself and wording of urgency are hidden: as the player chose, else for 30 days
 * after the latest reason. A reason that came after the choice to show them hides them again; who wants them shown says
 * so once more. Source: beyond.md 5 "No-pressure mode".
 */
export function isReducedPressure({
  choice,
  cause,
  now,
}: {
  choice: ReducedPressureChoice;
  cause: ReducedPressureTrigger;
  now: number;
}): boolean {
  if (choice?.hidden) return true;
  if (cause === null || now - cause >= AFTER_BREAK_MS) return false;
  return choice === null || choice.at < cause;
}
