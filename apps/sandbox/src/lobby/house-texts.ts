import { RETURN_PERCENT } from '../games/skyline-crash/flight.ts';
import { BELL_PRIZES, LINES, REELS } from '../games/harbour-sevens/machine.ts';
import type { GameSlug } from '../games/stakes.ts';

type Texts = { sentence: string; features: readonly string[] };

const [fewest] = BELL_PRIZES;

/** What the house's own games say of themselves: as their rules are, never by lot. */
export const HOUSE_TEXTS: Readonly<Record<GameSlug, Texts>> = {
  'harbour-sevens': {
    sentence: `A slot with ${REELS.length} reels and ${LINES.length} lines: wilds stand in for other symbols, and ${fewest?.bells} bells open ${fewest?.freeSpins} free spins.`,
    features: ['Wild symbols', 'Free spins', 'Fairness check'],
  },
  'skyline-crash': {
    sentence: `A multiplier that climbs until it crashes: cash out before, and ${RETURN_PERCENT} % comes back in the long run whenever you do.`,
    features: ['Cash out at any moment', 'Automatic cash-out', 'Fairness check'],
  },
  'blackjack-quay': {
    sentence:
      'Blackjack with six decks, shuffled for each round: blackjack pays three to two, and the dealer stands on all seventeens.',
    features: ['Double on any two cards', 'Split a pair once', 'Fairness check'],
  },
};
