/** The groups of the club, from the first step of its ladder on; the last name serves all that follow. */
const GROUPS = ['Harbour', 'Lagoon', 'Reef', 'Trade wind', 'Lighthouse', 'Admiral'] as const;

const PERKS: readonly (readonly string[])[] = [
  ['Rakeback every day'],
  ['Rakeback every day', 'Birthday spins'],
  ['Rakeback every day', 'Birthday spins', 'Weekly cashback'],
  ['Rakeback every day', 'Birthday spins', 'Weekly cashback', 'Faster withdrawals'],
  ['Rakeback every day', 'Birthday spins', 'Weekly cashback', 'Faster withdrawals', 'A host of your own'],
  [
    'Rakeback every day',
    'Birthday spins',
    'Weekly cashback',
    'Withdrawals within the hour',
    'A host of your own',
    'Invitations',
  ],
];

const POINTS_OF_LEVEL_ONE = 100;

/** The points at which a level begins; one point is one euro staked. Each level is further than the one before. */
export function pointsFrom(level: number): number {
  return POINTS_OF_LEVEL_ONE * level * level;
}

/** The share of net play that the accumulator gives back at a level: the club's table and the accumulator say one thing. */
export function cashbackPercentAt(level: number): number {
  return 6 + level;
}

/** The level that so many points have reached. */
export function levelAt(points: number): number {
  return Math.floor(Math.sqrt(points / POINTS_OF_LEVEL_ONE));
}

/** The club's levels up to the last step of the brand's ladder, with what each brings. */
export function levelsOf(steps: readonly number[]) {
  const top = Math.max(0, ...steps);
  return Array.from({ length: top + 1 }, (_, level) => {
    const group = Math.max(0, steps.filter((step) => step <= level).length - 1);
    const last = GROUPS.length - 1;
    const first = steps[group] ?? 0;
    const ordinal = 'I'.repeat(Math.max(1, level - first + 1));
    return {
      level,
      name: `${GROUPS[Math.min(group, last)] ?? ''} ${ordinal}`,
      pointsFrom: pointsFrom(level),
      cashbackPercent: cashbackPercentAt(level),
      benefits: [...(PERKS[Math.min(group, last)] ?? [])],
    };
  });
}
