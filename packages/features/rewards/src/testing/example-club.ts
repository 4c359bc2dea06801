import type { Loyalty, Referral } from '@baize/api/endpoints/rewards';

/** Two friends of a player, one of whom has paid in. */
export function exampleReferral(parts: Partial<Referral> = {}): Referral {
  return {
    code: 'BAIZE-DEPOSITOR',
    link: '/?modal=sign-up&ref=BAIZE-DEPOSITOR',
    percent: 10,
    invited: 2,
    deposited: 1,
    earned: 10,
    currencyCode: 'EUR',
    friends: [
      { nickname: 'k…d', joinedAt: '2026-11-18T10:00:00Z', status: 'joined', earned: 0 },
      { nickname: 'A…a', joinedAt: '2026-10-11T10:00:00Z', status: 'deposited', earned: 10 },
    ],
    ...parts,
  };
}

const GROUPS = ['Harbour', 'Lagoon', 'Reef', 'Trade wind'];

/** A player on the fourth of seven levels; each story or test says what matters to it. */
export function exampleLoyalty(parts: Partial<Loyalty> = {}): Loyalty {
  return {
    level: 3,
    points: 1_180,
    nextLevelPoints: 1_600,
    levels: Array.from({ length: 7 }, (_, level) => ({
      level,
      name: `${GROUPS[Math.floor(level / 2)] ?? ''} ${level % 2 === 0 ? 'I' : 'II'}`,
      pointsFrom: 100 * level * level,
      cashbackPercent: 5 + level,
      benefits: ['Rakeback every day', 'Birthday spins', 'Weekly cashback', 'Faster withdrawals'].slice(
        0,
        Math.floor(level / 2) + 1,
      ),
    })),
    ...parts,
  };
}
