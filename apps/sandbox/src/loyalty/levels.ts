import { getLevelText, type Benefit } from './level-text.ts';

/** What each group of the club brings, from the first step of its ladder on; the last serves all that follow. */
const BENEFITS_BY_LEVEL: readonly (readonly Benefit[])[] = [
  ['rakeback'],
  ['rakeback', 'birthday'],
  ['rakeback', 'birthday', 'weekly'],
  ['rakeback', 'birthday', 'weekly', 'faster'],
  ['rakeback', 'birthday', 'weekly', 'faster', 'host'],
  ['rakeback', 'birthday', 'weekly', 'within-the-hour', 'host', 'invitations'],
];

const POINTS_OF_LEVEL_ONE = 100;

/** The points at which a level begins; one point is one euro staked. Each level is further than the one before. */
export function getPointsForLevel(level: number): number {
  return POINTS_OF_LEVEL_ONE * level * level;
}

/** The share of net losses that the accumulator gives back at a level: the club's table and the accumulator say one thing. */
export function getCashbackPercent(level: number): number {
  return 6 + level;
}

/** The level that so many points have reached. */
export function getLevelForPoints(points: number): number {
  return Math.floor(Math.sqrt(points / POINTS_OF_LEVEL_ONE));
}

/** The club's levels up to the last step of the brand's ladder, with what each brings. */
export function listLevels(steps: readonly number[], language = 'en') {
  const { groups, benefits } = getLevelText(language);
  const top = Math.max(0, ...steps);
  return Array.from({ length: top + 1 }, (_, level) => {
    const group = Math.max(0, steps.filter((step) => step <= level).length - 1);
    const last = BENEFITS_BY_LEVEL.length - 1;
    const first = steps[group] ?? 0;
    const ordinal = 'I'.repeat(Math.max(1, level - first + 1));
    return {
      level,
      name: `${groups[Math.min(group, last)] ?? ''} ${ordinal}`,
      pointsFrom: getPointsForLevel(level),
      cashbackPercent: getCashbackPercent(level),
      benefits: (BENEFITS_BY_LEVEL[Math.min(group, last)] ?? []).map((benefit) => benefits[benefit]),
    };
  });
}
