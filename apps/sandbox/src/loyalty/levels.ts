import { levelWords, type Benefit } from './level-words.ts';

/** What each group of the club brings, from the first step of its ladder on; the last serves all that follow. */
const PERKS: readonly (readonly Benefit[])[] = [
  ['rakeback'],
  ['rakeback', 'birthday'],
  ['rakeback', 'birthday', 'weekly'],
  ['rakeback', 'birthday', 'weekly', 'faster'],
  ['rakeback', 'birthday', 'weekly', 'faster', 'host'],
  ['rakeback', 'birthday', 'weekly', 'within-the-hour', 'host', 'invitations'],
];

const POINTS_OF_LEVEL_ONE = 100;

/** The points at which a level begins; one point is one euro staked. Each level is further than the one before. */
export function pointsFrom(level: number): number {
  return POINTS_OF_LEVEL_ONE * level * level;
}

/** The share of net losses that the accumulator gives back at a level: the club's table and the accumulator say one thing. */
export function cashbackPercentAt(level: number): number {
  return 6 + level;
}

/** The level that so many points have reached. */
export function levelAt(points: number): number {
  return Math.floor(Math.sqrt(points / POINTS_OF_LEVEL_ONE));
}

/** The club's levels up to the last step of the brand's ladder, with what each brings. */
export function levelsOf(steps: readonly number[], language = 'en') {
  const { groups, benefits } = levelWords(language);
  const top = Math.max(0, ...steps);
  return Array.from({ length: top + 1 }, (_, level) => {
    const group = Math.max(0, steps.filter((step) => step <= level).length - 1);
    const last = PERKS.length - 1;
    const first = steps[group] ?? 0;
    const ordinal = 'I'.repeat(Math.max(1, level - first + 1));
    return {
      level,
      name: `${groups[Math.min(group, last)] ?? ''} ${ordinal}`,
      pointsFrom: pointsFrom(level),
      cashbackPercent: cashbackPercentAt(level),
      benefits: (PERKS[Math.min(group, last)] ?? []).map((benefit) => benefits[benefit]),
    };
  });
}
