import type { BonusCode } from '@baize/domain/errors';
import type { PersonaName } from '../personas/persona.ts';

/**
 * How to meet a bonus check code after a reset: sign in as `persona`, take `first` where it is named, then take `offer`.
 * `when` says what else it needs; without it, it holds at any time.
 */
export type BonusFixture = { persona: PersonaName; offer: string; first?: string; when?: string };

/** One way to each of the 18 codes of S2 §8. */
export const BONUS_FIXTURES = {
  REGISTRATION_BONUS: { persona: 'depositor', offer: 'first-week' },
  MAXIMUM_PARTICIPANTS: { persona: 'depositor', offer: 'crows-nest' },
  RETRY_PERIOD: { persona: 'depositor', offer: 'daily-dip' },
  DAYS_VALID: { persona: 'depositor', offer: 'three-day-catch' },
  UNIFIED_ERROR: { persona: 'depositor', offer: 'message-in-a-bottle' },
  DEPOSITS_NUMBER: { persona: 'depositor', offer: 'hundredth-wave' },
  DEPOSITS_NUMBER2: { persona: 'depositor', offer: 'first-anchor' },
  ACTIVE_FREE_SPINS: { persona: 'depositor', offer: 'harbour-welcome', first: 'sevens-spins' },
  ACTIVE_BONUS: { persona: 'bonus-active', offer: 'sevens-spins' },
  CANCELLED: { persona: 'depositor', offer: 'quiet-harbour' },
  NO_CASHBACK: { persona: 'depositor', offer: 'ebb-cashback', when: 'before 20 € are lost at the games' },
  ADD_TO_CALENDAR: { persona: 'depositor', offer: 'tide-cashback' },
  REQUIRED_EMAIL_VERIFICATION: { persona: 'unverified', offer: 'shell-gift' },
  VALID_ON_DAYS: {
    persona: 'depositor',
    offer: 'weekend-swell',
    when: 'Monday to Friday; workday-drift on a weekend',
  },
  START_TIME_ERROR: { persona: 'depositor', offer: 'summer-regatta' },
  END_TIME_ERROR: { persona: 'depositor', offer: 'spring-regatta' },
  BONUS_FRAUD: { persona: 'depositor', offer: 'lone-sailor' },
  CASHBACK_NEED_DEPOSIT: { persona: 'newcomer', offer: 'ebb-cashback' },
} as const satisfies Record<BonusCode, BonusFixture>;

/** What becomes of a coupon code after a reset. */
export const COUPON_FIXTURES = {
  CAPTAIN: { gives: "Captain's table, to be activated", refused: null },
  SEASHELL5: { gives: '5 € of real money at once', refused: null },
  LASTONE: { gives: '5 € of real money, for one player', refused: null },
  BARNACLE: { gives: null, refused: '409 COUPON_USED for the depositor, who has used it' },
  SOLDOUT: { gives: null, refused: '422 COUPON_EXHAUSTED' },
  OLDTIDE: { gives: null, refused: '422 COUPON_EXPIRED' },
  NOSUCHCODE: { gives: null, refused: '404' },
} as const;
