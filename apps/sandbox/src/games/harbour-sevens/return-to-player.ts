import {
  BELL_PRIZES,
  FREE_REELS,
  FREE_SPIN_FACTOR,
  LINES,
  REELS,
  ROWS,
  SYMBOLS,
  type Reels,
} from './machine.ts';
import { lineWin } from './spin.ts';

/** What one line returns per stake of one line: every combination of five symbols by its likelihood, exactly. */
function lineReturn(reels: Reels): number {
  const shares = reels.map((reel) =>
    SYMBOLS.map((symbol) => reel.filter((each) => each === symbol).length / reel.length),
  );
  const walk = (chosen: readonly (typeof SYMBOLS)[number][], likelihood: number): number => {
    if (likelihood === 0) return 0;
    if (chosen.length === reels.length) return likelihood * (lineWin(chosen)?.prize ?? 0);
    return SYMBOLS.reduce((sum, symbol, at) => {
      const share = shares[chosen.length]?.[at] ?? 0;
      return sum + walk([...chosen, symbol], likelihood * share);
    }, 0);
  };
  return walk([], 1);
}

/** How likely 0, 1, … 5 reels show a bell; bells stand at least a window apart on each strip. */
function bellLikelihoods(reels: Reels): number[] {
  return reels.reduce(
    (before, reel) => {
      const shown = (reel.filter((each) => each === 'bell').length * ROWS) / reel.length;
      return [...before, 0].map((same, bells) => same * (1 - shown) + (before[bells - 1] ?? 0) * shown);
    },
    [1],
  );
}

/**
 * The theoretical return per unit staked, by enumeration of all reels: lines, bells and the free spins they open.
 * The most a round can pay is not reckoned in; rounds beyond it are rarer than one in ten million.
 */
export function theoreticalReturn(): {
  total: number;
  lines: number;
  bells: number;
  freeSpins: number;
  freeSpinsOneIn: number;
} {
  const likely = bellLikelihoods(REELS);
  const freeSpin = lineReturn(FREE_REELS) * FREE_SPIN_FACTOR;
  let [bells, freeSpins, opens] = [0, 0, 0];
  for (const prize of BELL_PRIZES) {
    const likelihood = likely[prize.bells] ?? 0;
    bells += likelihood * prize.stakes;
    freeSpins += likelihood * prize.freeSpins * freeSpin;
    opens += likelihood;
  }
  // Each line carries its own share of the stake, so the mean over the lines is the return of one.
  const lines = (lineReturn(REELS) * LINES.length) / LINES.length;
  return { total: lines + bells + freeSpins, lines, bells, freeSpins, freeSpinsOneIn: 1 / opens };
}
