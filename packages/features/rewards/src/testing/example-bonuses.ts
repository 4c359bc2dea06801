import { BONUS_STATUSES, type BonusLabel } from '@baize/api/endpoints/rewards';

const NOTHING = {
  game: null,
  gameSlug: null,
  depositAmount: null,
  bonusAmount: null,
  wagerLeft: null,
  wagered: null,
  maxBonusThreshold: null,
  maxWin: null,
  minBalance: null,
  minDeposit: null,
  multiplier: null,
  depositBonusPercent: null,
  freeSpinsQuantity: null,
  freeSpinsLeft: null,
  runsDays: null,
  start: null,
  releasedAmount: null,
  lostAmount: null,
  expiry: null,
  ended: null,
  convertedAmounts: null,
} as const;

/** A bonus that says its name and nothing else. */
export function bareBonus(parts: Partial<BonusLabel> = {}): BonusLabel {
  return {
    id: '12',
    name: 'Quay gift',
    type: 'no-deposit',
    status: 'offered',
    currencyCode: 'EUR',
    ...NOTHING,
    ...parts,
  };
}

/** A deposit bonus in the middle of its wager, in the player's currency. */
export function runningBonus(parts: Partial<BonusLabel> = {}): BonusLabel {
  return bareBonus({
    id: '31',
    name: 'Harbour welcome',
    type: 'deposit',
    status: 'active',
    depositAmount: 50,
    depositBonusPercent: 100,
    bonusAmount: 50,
    multiplier: 30,
    wagered: 720,
    wagerLeft: 780,
    minDeposit: 20,
    maxBonusThreshold: 100,
    maxWin: 500,
    start: '2026-11-17T17:17:19Z',
    expiry: '2026-12-01T17:17:19Z',
    ...parts,
  });
}

const CONVERTED = {
  currencyCode: 'EUR',
  depositAmount: 46,
  bonusAmount: 23,
  wagerLeft: 368,
  wagered: 207,
  maxBonusThreshold: 92,
  maxWin: 460,
  minBalance: 0.92,
  minDeposit: 18.4,
  releasedAmount: null,
  lostAmount: null,
};

/** A bonus of another currency with every line there is. */
export function fullBonus(parts: Partial<BonusLabel> = {}): BonusLabel {
  return runningBonus({
    id: '44',
    name: 'Weekend reload',
    game: 'Harbour Sevens',
    gameSlug: 'harbour-sevens',
    currencyCode: 'USD',
    bonusAmount: 25,
    depositBonusPercent: 50,
    multiplier: 25,
    wagered: 225,
    wagerLeft: 400,
    minBalance: 1,
    freeSpinsQuantity: 20,
    freeSpinsLeft: 5,
    convertedAmounts: CONVERTED,
    ...parts,
  });
}

/** One bonus of each way a bonus can stand. */
export function bonusesOfEachStatus(): BonusLabel[] {
  return BONUS_STATUSES.map((status, place) =>
    runningBonus({ id: String(60 - place), status, name: `${status} bonus` }),
  );
}
