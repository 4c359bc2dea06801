import { readNumber } from '../money/number-text.ts';

/**
 * How far a player has come on the loyalty ladder. `group` counts the steps reached (0 below the first) out of
 * `groups`; `from` is the level at which the player's group began (0 below the first step), `next` the level of the
 * next step, null at the top; `fraction` (0 to 1) is the way between the two, 1 at the top; `remaining` the levels
 * still to go, 0 at the top.
 */
export type LoyaltyProgress = {
  level: number;
  group: number;
  groups: number;
  from: number;
  next: number | null;
  fraction: number;
  remaining: number;
};

type LoyaltyLevelInput = { level: unknown; steps: readonly unknown[] | null | undefined };

const TOP_STEPS = 2;

/** The ladder's steps, lowest first, each once; numbers may come as text, what is no number is no step. */
function parseSteps(steps: unknown): number[] {
  const read = (Array.isArray(steps) ? steps : []).map(readNumber).filter((step) => step !== null);
  return [...new Set(read)].toSorted((one, other) => one - other);
}

/**
 * Lists the levels at which the groups of a brand's loyalty ladder begin, lowest first, each once; the group of those
 * who have not climbed yet begins at 0 and is not among them. Source: S2 §3 loyaltyLevelGroupSteps.
 */
export function loyaltySteps(steps: unknown): number[] {
  return parseSteps(steps).filter((step) => step > 0);
}

function levelOf(level: unknown): number {
  return Math.max(0, readNumber(level) ?? 0);
}

/**
 * Places a player's loyalty level on the brand's ladder of group steps. A level that is no number, or below 0, is 0;
 * without steps there is one group and nothing to reach. Source: S2 §3 loyaltyLevelGroupSteps; requirements PRO-07.
 */
export function loyaltyProgress({ level, steps }: LoyaltyLevelInput): LoyaltyProgress {
  const climbed = levelOf(level);
  const rungs = loyaltySteps(steps);
  const next = rungs.find((step) => step > climbed) ?? null;
  const from = rungs.findLast((step) => step <= climbed) ?? 0;
  return {
    level: climbed,
    group: rungs.filter((step) => step <= climbed).length,
    groups: rungs.length,
    from,
    next,
    fraction: next === null ? 1 : (climbed - from) / (next - from),
    remaining: next === null ? 0 : next - climbed,
  };
}

/**
 * Tells whether a player counts as high-loyalty, whose bet limit only support may change or remove: at or above the
 * last but one of the ladder's steps (the only one where there is just one). Without steps, or with a level that is
 * no number, nobody does. Source: S2 §9; requirements LIM-02.
 */
export function isHighLoyalty({ level, steps }: LoyaltyLevelInput): boolean {
  const climbed = readNumber(level);
  const [lowest] = parseSteps(steps).slice(-TOP_STEPS);
  return climbed !== null && lowest !== undefined && climbed >= lowest;
}

/** Where a player's points stand: `next` is where the next level begins (null at the top), `fraction` (0 to 1) the way there. */
export type PointsProgress = { next: number | null; fraction: number };

/**
 * Places a player's points between their level and the next. The next level's points are the platform's own
 * (`nextLevelPoints`), or those of the lowest level above; a level that is not listed began at 0, the top is all the way. Requirements PRO-07.
 */
export function pointsProgress({
  level,
  points,
  nextLevelPoints,
  levels,
}: {
  level: number;
  points: number;
  nextLevelPoints: number | null;
  levels: readonly { level: number; pointsFrom: number }[];
}): PointsProgress {
  const from = levels.find((one) => one.level === level)?.pointsFrom ?? 0;
  const above = levels.filter((one) => one.level > level).toSorted((one, other) => one.level - other.level);
  const next = nextLevelPoints ?? above[0]?.pointsFrom ?? null;
  if (next === null) return { next, fraction: 1 };
  const way = next - from;
  const fraction = way > 0 ? Math.min(1, Math.max(0, (points - from) / way)) : 1;
  return { next, fraction };
}
