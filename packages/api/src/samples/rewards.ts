import {
  activateBonus,
  cancelBonus,
  claimRakeback,
  coupon,
  getAllBonus,
  getCalendarAward,
  getLoyalty,
  getRakebackDays,
  getReferral,
  getTournaments,
  getUserBonus,
} from '../calls/rewards.ts';
import { bonusLabel } from './bonus-label.ts';
import { sample } from './sample.ts';

const day = {
  canClaimDate: '2026-03-01',
  bonusId: 'b-1',
  amount: 4.5,
  paidAt: '2026-03-01T10:00:00Z',
  reference: 'R-1',
};
const claim = { bonusId: 'b-1', claimDate: '2026-03-01', customerDate: '2026-03-02' };

const promotion = {
  ...bonusLabel,
  banner: {
    bannerTitle: 'Half again on your weekend',
    image: '/a.svg',
    text: 'Up to 100 €',
    href: '/deposit',
  },
  description: 'Every weekend',
  terms: ['Wager 25 times', 'One per weekend'],
  validOnDays: [6, 7],
  fromTime: '08:00',
  toTime: '23:59',
  timeZone: 'Europe/Malta',
  couponNeeded: true,
  claimed: false,
  check: { code: 'VALID_ON_DAYS', until: '2026-03-07T00:00:00Z', reference: 'S-1' },
};

const standing = { place: 1, nickname: 'Mari', points: 812.5, prize: 500, isPlayer: true };
const leastTournament = {
  id: 1,
  name: 'Spring race',
  startsAt: '2026-03-01T00:00:00Z',
  endsAt: '2026-03-08T00:00:00Z',
};
const tournament = {
  ...leastTournament,
  id: 't-1',
  description: 'A week of reels',
  image: '/t.svg',
  status: 'running',
  currencyCode: 'EUR',
  prizePool: 1_000,
  prizes: [{ from: 1, to: 1, amount: 500, label: 'First' }],
  rule: 'multiplier',
  minBet: 0.5,
  maxPlayers: 200,
  players: 41,
  gameSlugs: ['harbour-sevens'],
  board: [standing, { place: 2, nickname: 'Jo', points: 700 }],
  boardAt: '2026-03-02T10:00:00Z',
  own: standing,
};

const level = { level: 4, name: 'Silver', pointsFrom: 1_000, cashbackPercent: 5, benefits: ['Own host'] };
const friend = { nickname: 'J…n', joinedAt: '2026-02-01T10:00:00Z', status: 'deposited', earned: 5 };

/** Rakeback, bonuses, tournaments, the club and friends. */
export const rewardsSamples = [
  sample(getRakebackDays, {
    ask: { query: { bonusId: 'b-1' } },
    leastAsk: { query: {} },
    happy: { days: [day, { ...day, amount: 0, paidAt: null }] },
    minimal: { days: [] },
    maximal: { days: [day, day, day] },
  }),
  sample(claimRakeback, {
    ask: { query: { timeZone: 'UTC', customerDate: '2026-03-02', bonusId: 'b-1' }, body: claim },
    happy: { amount: 4.5, bonusId: 'b-1', reference: 'R-1' },
    minimal: { amount: 4.5, bonusId: 'b-1' },
    maximal: { amount: 4.5, bonusId: 'b-1', reference: 'R-1' },
  }),
  sample(getCalendarAward, {
    ask: {},
    happy: { userCalendarData: { ngr: 120, payout: 6, percent: 5 } },
    minimal: { userCalendarData: { ngr: 0, payout: 0, percent: 0 } },
    maximal: { userCalendarData: { ngr: -12.5, payout: 0, percent: 12.5 } },
  }),
  sample(getAllBonus, {
    ask: {
      query: {
        pageNo: 1,
        limit: 20,
        isDeposit: true,
        language: 'en',
        cpnc: 'c',
        dayOfWeek: 6,
        timeZone: 'Europe/Malta',
        countryCheck: true,
        currencyCode: 'EUR',
        countryCode: 'MT',
        subdivision: 'MT-60',
        type: 'deposit',
        calendarDateTime: '2026-03-07',
      },
    },
    leastAsk: { query: {} },
    happy: { bonus: { count: 2, rows: [{ id: 1, name: 'A', banner: { bannerTitle: 'A' } }, { id: 2 }] } },
    minimal: { bonus: {} },
    maximal: { bonus: { count: 2, rows: [promotion, promotion] } },
  }),
  sample(getUserBonus, {
    ask: { query: { pageNo: 2, limit: 50, status: 'active' } },
    leastAsk: { query: {} },
    happy: { bonuses: { count: 1, rows: [{ id: 1, name: 'Coral drops', type: 'Free Spins' }] } },
    minimal: { bonuses: {} },
    maximal: { bonuses: { count: 2, rows: [bonusLabel, bonusLabel] } },
  }),
  sample(activateBonus, {
    ask: { body: { bonusId: '12' } },
    happy: { bonus: { id: 12, status: 'active' } },
    minimal: {},
    maximal: { bonus: bonusLabel },
  }),
  sample(cancelBonus, {
    ask: { body: { bonusId: '12' } },
    happy: { bonus: { id: 12, status: 'cancelled' } },
    minimal: {},
    maximal: { bonus: bonusLabel },
  }),
  sample(coupon, {
    ask: { body: { code: 'WELCOME' } },
    happy: { bonus: { id: 13, status: 'offered' } },
    minimal: {},
    maximal: { bonus: bonusLabel },
  }),
  sample(getTournaments, {
    ask: { query: { id: 't-1', status: 'running' } },
    leastAsk: { query: {} },
    happy: { tournaments: { count: 1, rows: [leastTournament] } },
    minimal: { tournaments: {} },
    maximal: { tournaments: { count: 2, rows: [tournament, tournament] } },
  }),
  sample(getLoyalty, {
    ask: {},
    happy: { loyalty: { level: 4, points: 1_200, nextLevelPoints: 2_000, levels: [level] } },
    minimal: { loyalty: { level: 0, points: 0 } },
    maximal: { loyalty: { level: 4, points: 1_200, nextLevelPoints: 2_000, levels: [level, level] } },
  }),
  sample(getReferral, {
    ask: {},
    happy: { referral: { code: 'MARI', link: 'https://casino.test/?ref=MARI', percent: 10 } },
    minimal: { referral: { code: 'MARI' } },
    maximal: {
      referral: {
        code: 'MARI',
        link: 'https://casino.test/?ref=MARI',
        percent: 10,
        invited: 2,
        deposited: 1,
        earned: 5,
        currencyCode: 'EUR',
        friends: [friend, friend],
      },
    },
  }),
];
