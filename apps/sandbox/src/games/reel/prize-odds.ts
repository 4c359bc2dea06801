import type { GameRow } from '../catalogue-game.ts';

/** One way a round can end: it pays `times` the stake, in `chances` of `ALL_CHANCES`. */
export type PrizeTier = { multiplier: number; chances: number };

export const ALL_CHANCES = 1_000_000_000;

const MULTIPLIERS = [2, 3, 5, 10, 25, 100, 500, 2_500, 10_000];

/** How much smaller each rung's share of the return is than that of the rung below. */
const DECAY_BY_VOLATILITY: Readonly<Record<GameRow['volatility'], number>> = {
  low: 0.45,
  medium: 0.6,
  high: 0.75,
};

type Figures = Pick<GameRow, 'returnToPlayer' | 'maxMultiplier' | 'volatility'>;

/**
 * The prizes of a game's reel, lowest first, none for the rest of the chances. They give back, to the last of a thousand
 * million chances, the game's own return to player, and pay at most what it pays.
 */
export function getPrizeTiers({ returnToPlayer, maxMultiplier, volatility }: Figures): readonly PrizeTier[] {
  const ladder = [...MULTIPLIERS.filter((times) => times < maxMultiplier), Math.floor(maxMultiplier)];
  const weights = [0, ...ladder.keys()].map((step) => DECAY_BY_VOLATILITY[volatility] ** step);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const toGive = Math.round(returnToPlayer * (ALL_CHANCES / 100));
  const above = ladder.map((multiplier, index): PrizeTier => {
    const share = (weights[index + 1] ?? 0) / whole;
    return { multiplier, chances: Math.floor((toGive * share) / multiplier) };
  });
  const given = above.reduce((sum, { multiplier, chances }) => sum + multiplier * chances, 0);
  // The lowest rung gives the stake back, and takes what the others could not divide.
  return [{ multiplier: 1, chances: toGive - given }, ...above];
}

/** What a drawn number from 0 up to `ALL_CHANCES` pays, in stakes. */
export function prizeMultiplierAt(rungs: readonly PrizeTier[], drawn: number): number {
  let left = drawn;
  for (const { multiplier, chances } of rungs) {
    left -= chances;
    if (left < 0) return multiplier;
  }
  return 0;
}
