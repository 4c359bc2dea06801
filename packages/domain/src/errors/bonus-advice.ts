import type { BonusCode } from './errors.ts';
import type { ModalName } from '../pages/modals.ts';
import type { PageKey } from '../pages/page-paths.ts';

/** Where something can be done about a refused bonus: a page by its key, a modal by its name, or a fixed place. */
export type AdviceLink =
  | { kind: 'page'; page: PageKey }
  | { kind: 'modal'; modal: ModalName }
  | { kind: 'path'; path: '/contacts' };

const LINKS = {
  'verify-email': { kind: 'page', page: 'edit-profile' },
  'contact-support': { kind: 'path', path: '/contacts' },
  deposit: { kind: 'page', page: 'deposit' },
  wait: { kind: 'modal', modal: 'calendar' },
  'finish-bonus': { kind: 'page', page: 'bonus_history' },
  'use-free-spins': { kind: 'page', page: 'bonus_history' },
  'open-rakeback': { kind: 'modal', modal: 'rakeback' },
  'see-cashback': { kind: 'page', page: 'cashback' },
  'see-promotions': { kind: 'page', page: 'promotions' },
  'leave-it': { kind: 'page', page: 'promotions' },
} as const satisfies Record<string, AdviceLink>;

/** What a player can do about a refused bonus. */
export type AdviceAction = keyof typeof LINKS;

/**
 * The answer to "why not?" beside a bonus code's message: what to do, where, and whether the refusal ends by itself on
 * a date the bonus names: `opens` where the bonus itself opens then (its next try, its days, its start), `date` where
 * what stands in its way expires; or not.
 */
export type BonusAdvice = { action: AdviceAction; ends: 'opens' | 'date' | 'none'; link: AdviceLink };

const ADVICE = {
  REGISTRATION_BONUS: { action: 'see-promotions', ends: 'none' },
  MAXIMUM_PARTICIPANTS: { action: 'see-promotions', ends: 'none' },
  RETRY_PERIOD: { action: 'wait', ends: 'opens' },
  DAYS_VALID: { action: 'see-promotions', ends: 'none' },
  UNIFIED_ERROR: { action: 'contact-support', ends: 'none' },
  // How many deposits are missing is not told: to advise one would be false, and a nudge.
  DEPOSITS_NUMBER: { action: 'leave-it', ends: 'none' },
  DEPOSITS_NUMBER2: { action: 'see-promotions', ends: 'none' },
  ACTIVE_FREE_SPINS: { action: 'use-free-spins', ends: 'date' },
  ACTIVE_BONUS: { action: 'finish-bonus', ends: 'date' },
  CANCELLED: { action: 'see-promotions', ends: 'none' },
  NO_CASHBACK: { action: 'see-cashback', ends: 'none' },
  ADD_TO_CALENDAR: { action: 'open-rakeback', ends: 'none' },
  REQUIRED_EMAIL_VERIFICATION: { action: 'verify-email', ends: 'none' },
  VALID_ON_DAYS: { action: 'wait', ends: 'opens' },
  START_TIME_ERROR: { action: 'wait', ends: 'opens' },
  END_TIME_ERROR: { action: 'see-promotions', ends: 'none' },
  BONUS_FRAUD: { action: 'contact-support', ends: 'none' },
  CASHBACK_NEED_DEPOSIT: { action: 'deposit', ends: 'none' },
} as const satisfies Record<BonusCode, Omit<BonusAdvice, 'link'>>;

function isAdvised(code: unknown): code is BonusCode {
  return typeof code === 'string' && Object.hasOwn(ADVICE, code);
}

/**
 * Says what a player can do about a refused bonus, where, and whether it ends by itself. An unknown code leads to
 * support. Source: beyond.md 6 "Why not?"; the causes are S2 §8's, the advice is ours.
 */
export function bonusAdvice(code: unknown): BonusAdvice {
  const { action, ends } = ADVICE[isAdvised(code) ? code : 'UNIFIED_ERROR'];
  return { action, ends, link: LINKS[action] };
}
