import type { PlayerBonus } from './player-bonus.ts';

/** What an offer gives. Money in euro cents, changed into the player's currency when it is taken. */
export type OfferReward = {
  amount?: number;
  percent?: number;
  /** The most a percentage may come to. */
  upTo?: number;
  /** How often the bonus is to be wagered. */
  multiplier?: number;
  maxWin?: number;
  minBalance?: number;
  minDeposit?: number;
  spins?: number;
  spinValue?: number;
};

/** What an offer asks of who takes it; each is one bonus check code of S2 §8. */
export type OfferConditions = {
  /** REGISTRATION_BONUS: only so many days after signing up. */
  daysAfterSignUp?: number;
  /** DAYS_VALID: only so many days after the offer's start. */
  daysValid?: number;
  /** RETRY_PERIOD: so many hours after it ended last. */
  retryHours?: number;
  /** DEPOSITS_NUMBER and DEPOSITS_NUMBER2: at least, at most so many deposits before. */
  minDeposits?: number;
  maxDeposits?: number;
  /** REQUIRED_EMAIL_VERIFICATION, whatever the brand asks. */
  verifiedEmail?: true;
  /** BONUS_FRAUD: nobody else plays from the same address. */
  onePerHousehold?: true;
  /** NO_CASHBACK: this much lost in seven days, in euro cents. */
  minLoss?: number;
  /** ADD_TO_CALENDAR: its cashback comes by the rakeback calendar. */
  inCalendar?: true;
  /** UNIFIED_ERROR: the house cannot tell why not. */
  undecidable?: true;
};

/** Who gets to see an offer at all. */
export type Audience = {
  countries?: readonly string[];
  excludedCountries?: readonly string[];
  currencies?: readonly string[];
  campaign?: string;
};

/** An offer's words in one language: all of them or none, so that no card speaks two. Its one name stands on its banner, too. */
export type OfferText = {
  name: string;
  text?: string;
  description: string;
  terms: readonly string[];
};

/** One offer of the house. Days and hours are counted from the reset: `ends` null never ends. */
export type Offer = {
  key: string;
  name: string;
  type: PlayerBonus['type'];
  banner: { text?: string; href?: string } | null;
  description: string;
  terms: readonly string[];
  game?: { name: string; slug: string };
  reward: OfferReward;
  conditions?: OfferConditions;
  audience?: Audience;
  /** Weekdays, 1 Monday … 7. */
  days?: readonly number[];
  hours?: { from: string; to: string; zone: string };
  isCouponOnly?: true;
  /** How many days it runs once taken; cashback is paid at once. */
  validityDays: number;
  startsInDays: number;
  endsInDays: number | null;
  slots?: { all: number; taken: number };
};

/** For how many days a bonus is to be wagered once it is active; null for what is paid at once. */
export function getValidityDays({ type, validityDays }: Offer): number | null {
  return type === 'Instant Cashback' ? null : validityDays;
}
