import type { GameTextSource } from './game-texts.ts';

export const ENGLISH_GAMES: GameTextSource = {
  slotShapes: [
    'A slot with five reels and ten lines.',
    'A slot with five reels and twenty lines.',
    'A slot with three reels and five lines.',
    'A slot with six reels that pay in clusters.',
    'A slot with five reels and 243 ways.',
  ],
  slotFeatures: [
    'Free spins',
    'Cascading wins',
    'Expanding symbols',
    'Hold and respin',
    'Wild multipliers',
    'Pick a prize',
  ],
  rhythm: {
    low: 'Small wins come often.',
    medium: 'Small and larger wins take turns.',
    high: 'Wins are rare and can be large.',
  },
  live: {
    sentence: 'A live table with a dealer, open around the clock.',
    features: ['Live dealer', 'Table chat', 'Bet history'],
  },
  table: {
    sentence: 'A table for one, at your own pace.',
    features: ['House rules on one page', 'Keyboard play'],
  },
  instant: {
    sentence: 'A round takes seconds, and you decide when it ends.',
    features: ['Instant result', 'Fairness check'],
  },
  by: (studio) => `By ${studio}.`,
  studioGames: ({ reels, lines, bells, freeSpins, returnPercent }) => ({
    'harbour-sevens': {
      sentence: `A slot with ${reels} reels and ${lines} lines: wilds stand in for other symbols, and ${bells} bells open ${freeSpins} free spins.`,
      features: ['Wild symbols', 'Free spins', 'Fairness check'],
    },
    'skyline-crash': {
      sentence: `A multiplier that climbs until it crashes: cash out before, and ${returnPercent} % comes back in the long run whenever you do.`,
      features: ['Cash out at any moment', 'Automatic cash-out', 'Fairness check'],
    },
    'blackjack-quay': {
      sentence:
        'Blackjack with six decks, shuffled for each round: blackjack pays three to two, and the dealer stands on all seventeens.',
      features: ['Double on any two cards', 'Split a pair once', 'Fairness check'],
    },
  }),
};
