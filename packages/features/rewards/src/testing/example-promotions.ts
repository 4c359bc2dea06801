import type { Promotion } from '@baize/api/endpoints/rewards';
import { bareBonus } from './example-bonuses.ts';

const NOTHING = {
  banner: null,
  description: null,
  terms: [],
  validOnDays: [],
  fromTime: null,
  toTime: null,
  timeZone: null,
  couponNeeded: false,
  claimed: false,
  check: null,
};

/** A banner with nothing but its title. */
export function banner(bannerTitle: string): NonNullable<Promotion['banner']> {
  return { bannerTitle, image: null, text: null, href: null };
}

/** A promotion that says its name and nothing else. */
export function barePromotion(parts: Partial<Promotion> = {}): Promotion {
  return { ...bareBonus({ id: 'quay-gift' }), ...NOTHING, ...parts };
}

/** A deposit bonus with a banner and all that a card shows. */
export function welcome(parts: Partial<Promotion> = {}): Promotion {
  return barePromotion({
    id: 'harbour-welcome',
    name: 'Harbour welcome',
    type: 'deposit',
    depositBonusPercent: 100,
    maxBonusThreshold: 100,
    multiplier: 30,
    minDeposit: 20,
    maxWin: 500,
    expiry: '2026-12-01T23:00:00Z',
    banner: {
      bannerTitle: 'Double your next harbour deposit, up to 100 €',
      image: null,
      text: 'From 20 €, wagered 30 times',
      href: '/deposit',
    },
    description: 'As much again as you pay in, up to 100 €.',
    terms: ['A deposit of 20 € or more', 'Wager the bonus 30 times'],
    ...parts,
  });
}

/** Free spins on some days of the week, at some hours of another zone. */
export function eveningSpins(parts: Partial<Promotion> = {}): Promotion {
  return barePromotion({
    id: 'evening-spins',
    name: 'Evening spins',
    type: 'free-spins',
    freeSpinsQuantity: 20,
    multiplier: 20,
    maxWin: 100,
    game: 'Harbour Sevens',
    banner: { bannerTitle: 'Evening spins', image: null, text: 'Monday to Friday', href: null },
    description: 'Twenty spins of 0.20 € on the house.',
    validOnDays: [1, 2, 3, 4, 5],
    fromTime: '18:00',
    toTime: '21:00',
    timeZone: 'Europe/Malta',
    ...parts,
  });
}

export function gift(parts: Partial<Promotion> = {}): Promotion {
  return barePromotion({
    id: 'shell-gift',
    name: 'Shell gift',
    bonusAmount: 5,
    multiplier: 10,
    maxWin: 50,
    banner: { bannerTitle: 'A shell on the beach', image: null, text: 'No deposit needed', href: null },
    description: 'Five euros to play with, for a verified e-mail address.',
    ...parts,
  });
}

function cashback(parts: Partial<Promotion> = {}): Promotion {
  return barePromotion({
    id: 'ebb-cashback',
    name: 'Ebb cashback',
    type: 'instant-cashback',
    depositBonusPercent: 10,
    maxBonusThreshold: 50,
    banner: { bannerTitle: 'The ebb gives back', image: null, text: null, href: null },
    description: 'A tenth of the last seven days’ losses.',
    ...parts,
  });
}

/** One promotion of each kind and of each state a player may find it in. */
export function everyPromotion(): Promotion[] {
  return [
    welcome(),
    eveningSpins(),
    gift({ claimed: true, status: 'active' }),
    cashback({ check: { code: 'NO_CASHBACK', until: null, reference: null } }),
    eveningSpins({
      id: 'weekend-spins',
      banner: banner('Weekend spins'),
      validOnDays: [6, 7],
      check: { code: 'VALID_ON_DAYS', until: '2026-11-20T23:00:00Z', reference: null },
    }),
    gift({ id: 'captains-table', banner: banner('Captain’s table'), couponNeeded: true }),
    welcome({
      id: 'bitcoin-tide',
      banner: banner('Bitcoin tide'),
      currencyCode: 'USD',
      convertedAmounts: {
        currencyCode: 'EUR',
        depositAmount: null,
        bonusAmount: null,
        wagerLeft: null,
        wagered: null,
        maxBonusThreshold: 92,
        maxWin: 460,
        minBalance: null,
        minDeposit: 18.4,
        releasedAmount: null,
        lostAmount: null,
      },
    }),
    barePromotion({ id: 'message-in-a-bottle', name: 'Message in a bottle', bonusAmount: 2 }),
  ];
}
