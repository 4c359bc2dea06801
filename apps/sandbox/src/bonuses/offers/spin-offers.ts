import type { Offer } from '../offer.ts';

const usual = {
  type: 'Free Spins',
  game: { name: 'Harbour Sevens', slug: 'harbour-sevens' },
  validityDays: 3,
  startsInDays: -60,
  endsInDays: null,
} as const;
const href = '/casino/games/harbour-sevens';

/** Offers of free spins: their wins are bonus money. */
export const SPIN_OFFERS: readonly Offer[] = [
  {
    ...usual,
    key: 'sevens-spins',
    name: 'Twenty sevens',
    banner: { text: '20 spins on Harbour Sevens, wins wagered 20 times', href },
    description: 'Twenty spins of €0.20 on the house.',
    terms: ['Once in two days', 'Wager what they win 20 times', 'At most €100 become real money'],
    reward: { spins: 20, spinValue: 20, multiplier: 20, maxWin: 10_000 },
    conditions: { retryHours: 48 },
  },
  {
    ...usual,
    key: 'daily-dip',
    name: 'Daily dip',
    banner: { text: 'Again after 24 hours', href },
    description: 'Five spins of €0.20, once in 24 hours.',
    terms: ['Once in 24 hours', 'Wager what they win 10 times'],
    reward: { spins: 5, spinValue: 20, multiplier: 10, maxWin: 2_500 },
    conditions: { retryHours: 24 },
    validityDays: 1,
  },
  {
    ...usual,
    key: 'first-week',
    name: 'First week ashore',
    banner: { text: '30 spins for newcomers', href },
    description: 'Thirty spins in the first seven days after signing up.',
    terms: ['Within seven days of signing up', 'Wager what they win 25 times'],
    reward: { spins: 30, spinValue: 10, multiplier: 25, maxWin: 5_000 },
    conditions: { daysAfterSignUp: 7 },
  },
  {
    ...usual,
    key: 'crows-nest',
    name: "Crow's nest",
    banner: { text: '50 spins', href },
    description: 'Fifty spins for the first hundred who take them.',
    terms: ['A hundred places', 'Wager what they win 20 times'],
    reward: { spins: 50, spinValue: 20, multiplier: 20, maxWin: 10_000 },
    slots: { all: 100, taken: 100 },
  },
];
