export { type AdviceAction, type AdviceLink, type BonusAdvice, bonusAdvice } from './bonus-advice.ts';

/** The general message: something went wrong. Every unknown code gives it. Source: S2 §8; requirements HTTP-08. */
export const GENERAL_MESSAGE = 'error.general';

/** The message of each bonus check code, in the order of the source. Source: S2 §8; requirements PRO-05. */
export const BONUS_CODES = {
  REGISTRATION_BONUS: 'error.bonus.registration-window',
  MAXIMUM_PARTICIPANTS: 'error.bonus.full',
  RETRY_PERIOD: 'error.bonus.retry-period',
  DAYS_VALID: 'error.bonus.days-valid',
  UNIFIED_ERROR: 'error.bonus.unified',
  DEPOSITS_NUMBER: 'error.bonus.deposits-missing',
  DEPOSITS_NUMBER2: 'error.bonus.deposits-passed',
  ACTIVE_FREE_SPINS: 'error.bonus.free-spins-running',
  ACTIVE_BONUS: 'error.bonus.one-at-a-time',
  CANCELLED: 'error.bonus.cancelled',
  NO_CASHBACK: 'error.bonus.no-cashback',
  ADD_TO_CALENDAR: 'error.bonus.in-calendar',
  REQUIRED_EMAIL_VERIFICATION: 'error.bonus.email-unverified',
  VALID_ON_DAYS: 'error.bonus.other-days',
  START_TIME_ERROR: 'error.bonus.not-started',
  END_TIME_ERROR: 'error.bonus.ended',
  BONUS_FRAUD: 'error.bonus.duplicate-account',
  CASHBACK_NEED_DEPOSIT: 'error.bonus.cashback-needs-deposit',
} as const;

/** The message of each deposit error code; the first two share theirs. Source: S2 §8, §9; requirements PAY-06. */
export const DEPOSIT_CODES = {
  GLOBAL_ERROR: 'error.deposit.unavailable',
  DEPOSIT_COUNTRY_BLOCK: 'error.deposit.unavailable',
  REQUIRED_EMAIL_VERIFICATION: 'error.deposit.email-unverified',
  PAYMENT_LIMIT_THRESHOLD: 'error.deposit.limit-reached',
  TRANSACTION_FAILED: 'error.deposit.transaction-failed',
  AMOUNT_BELOW_ZERO: 'error.deposit.below-zero',
  UNIFIED_ERROR: 'error.deposit.unified',
  PAYMENT_PROVIDER_LIMIT_THRESHOLD: 'error.deposit.provider-limits',
  PROVIDER_ERROR: 'error.deposit.provider',
  PHONE_ERROR: 'error.deposit.phone',
  PAYMENT_SERVICE_ERROR: 'error.deposit.currency',
} as const;

/** The message of a deposit code that the sources leave out (docs/contracts.md). */
export const OWN_DEPOSIT_CODES = {
  /** The player, or their bank, did not confirm a 3-D Secure payment. */
  BANK_NOT_CONFIRMED: 'error.deposit.bank-not-confirmed',
} as const;

/** The message of each bet-limit breach code. Source: S2 §9; requirements LIM-06. */
export const BET_LIMIT_CODES = {
  MAX_BET_LIMIT_REACHED: 'error.bet-limit.reached',
  maxBetLimit: 'error.bet-limit.single',
  dailyBetLimit: 'error.bet-limit.daily',
  weeklyBetLimit: 'error.bet-limit.weekly',
  monthlyBetLimit: 'error.bet-limit.monthly',
  dailyLossLimit: 'error.loss-limit.daily',
  weeklyLossLimit: 'error.loss-limit.weekly',
  monthlyLossLimit: 'error.loss-limit.monthly',
} as const;

/** The product's other messages by cause. Source: S2 §8 "Other messages"; requirements HTTP-08. */
export const OTHER_MESSAGES = {
  server: 'error.server',
  unavailable: 'error.unavailable',
  'not-found': 'error.not-found',
  general: GENERAL_MESSAGE,
  fields: 'error.fields',
  'too-many': 'error.too-many',
  upload: 'error.upload',
  resend: 'error.resend',
  offline: 'error.offline',
  'timed-out': 'error.timed-out',
  'limit-updated': 'limits.updated',
  'game-not-found': 'error.game-not-found',
  'no-games': 'notice.no-games',
  'registration-country': 'registration.refused.country',
  'coupon-accepted': 'notice.coupon-accepted',
  'coupon-refused': 'error.coupon-refused',
} as const;

/** A bonus check code. */
export type BonusCode = keyof typeof BONUS_CODES;
/** A deposit error code. */
export type DepositCode = keyof typeof DEPOSIT_CODES;
/** A bet-limit breach code. */
export type BetLimitCode = keyof typeof BET_LIMIT_CODES;
/** A cause of one of the other messages. */
export type OtherCause = keyof typeof OTHER_MESSAGES;

type General = typeof GENERAL_MESSAGE;
/** The id of a bonus message. */
export type BonusMessage = (typeof BONUS_CODES)[BonusCode];
/** The id of a deposit message. */
export type DepositMessage =
  | (typeof DEPOSIT_CODES)[DepositCode]
  | (typeof OWN_DEPOSIT_CODES)[keyof typeof OWN_DEPOSIT_CODES];
/** The id of a bet-limit message. */
export type BetLimitMessage = (typeof BET_LIMIT_CODES)[BetLimitCode];
/** The id of one of the other messages. */
export type OtherMessage = (typeof OTHER_MESSAGES)[OtherCause];

function messageOf<Id extends string>(codes: Readonly<Record<string, Id>>, code: unknown): Id | General {
  const known = typeof code === 'string' && Object.hasOwn(codes, code) ? codes[code] : undefined;
  return known ?? GENERAL_MESSAGE;
}

/** Names the message of a bonus check code; of anything else the general one. Source: S2 §8; PRO-05. */
export function bonusMessage(code: unknown): BonusMessage | General {
  return messageOf(BONUS_CODES, code);
}

/** Names the message of a deposit error code; of anything else the general one. Source: S2 §8, §9; PAY-06. */
export function depositMessage(code: unknown): DepositMessage | General {
  return messageOf<DepositMessage>({ ...DEPOSIT_CODES, ...OWN_DEPOSIT_CODES }, code);
}

/** Names the message of a bet-limit breach code; of anything else the general one. Source: S2 §9; LIM-06. */
export function betLimitMessage(code: unknown): BetLimitMessage | General {
  return messageOf(BET_LIMIT_CODES, code);
}

/** What a message's words leave a place for: amounts of money in the player's currency, a reference for support. */
export type MessageParam = 'min' | 'max' | 'reference';

const PARAMS = new Map<string, readonly MessageParam[]>([
  [BONUS_CODES.UNIFIED_ERROR, ['reference']],
  [DEPOSIT_CODES.UNIFIED_ERROR, ['reference']],
  [DEPOSIT_CODES.PAYMENT_PROVIDER_LIMIT_THRESHOLD, ['min', 'max']],
]);

/** Names what a message must be given beside its id; most take nothing. Source: S2 §8, §9; PRO-05, PAY-06. */
export function messageParams(message: string): readonly MessageParam[] {
  return PARAMS.get(message) ?? [];
}

/**
 * A failed call: its HTTP status (0 or absent when nothing answered), the API client's kind of failure, `fields` when
 * it names fields with errors, and what it was about where that has words of its own.
 */
export type FailedRequest = {
  status?: number | null | undefined;
  kind?: string | null | undefined;
  fields?: 'with-errors' | 'none';
  about?: 'upload' | 'resend' | 'other';
};

const BY_STATUS = new Map<unknown, OtherCause>([
  [500, 'server'],
  [503, 'unavailable'],
  [404, 'not-found'],
]);

function causeOf({ status, kind, fields, about }: FailedRequest): OtherCause {
  if (status === 429) return 'too-many';
  if (about === 'upload' || about === 'resend') return about;
  if (fields === 'with-errors') return 'fields';
  if (kind === 'offline' || kind === 'timed-out') return kind;
  return BY_STATUS.get(status) ?? 'general';
}

/**
 * Names the message of a failed call by its cause. A 429 always asks to try again later; then an upload or a resent
 * e-mail says that it failed, whatever the status; then fields with errors; then a call nobody answered, 500, 503 and
 * 404; everything else is the general one. Source: requirements HTTP-08; the words for no answer are ours.
 */
export function failureMessage(call: FailedRequest): OtherMessage {
  return OTHER_MESSAGES[causeOf(call)];
}
