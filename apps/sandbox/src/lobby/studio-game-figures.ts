import { RETURN_PERCENT } from '../games/skyline-crash/flight.ts';
import { BELL_PRIZES, LINES, REELS } from '../games/harbour-sevens/machine.ts';
import type { StudioGameFigures } from './translations/game-texts.ts';

const [fewest] = BELL_PRIZES;

/** What the house's own games say of themselves: as their rules are, never by lot. */
export const STUDIO_GAME_FIGURES: StudioGameFigures = {
  reels: REELS.length,
  lines: LINES.length,
  bells: fewest?.bells ?? 0,
  freeSpins: fewest?.freeSpins ?? 0,
  returnPercent: RETURN_PERCENT,
};
