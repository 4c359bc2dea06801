import type { BetLimitMessage, BonusMessage, DepositMessage, OtherMessage } from '@baize/domain/errors';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { registrationRefusedMessages } from './access.ts';
import { noGames } from './no-games.ts';
import { limitOutcomeMessages } from './safer-play.ts';

/** Why a bonus is refused, by the id of its message; `{reference}` is a number for support. S2 §8; PRO-05. */
export const bonusErrorMessages = {
  'error.bonus.registration-window': msg({
    id: 'error.bonus.registration-window',
    message:
      'This bonus had to be activated within a certain time after you registered, and that time is over.',
  }),
  'error.bonus.full': msg({
    id: 'error.bonus.full',
    message: 'All places in this bonus are taken.',
  }),
  'error.bonus.retry-period': msg({
    id: 'error.bonus.retry-period',
    message: 'You have had this bonus recently. There is a waiting time before it is open to you again.',
  }),
  'error.bonus.days-valid': msg({
    id: 'error.bonus.days-valid',
    message: 'This bonus could be used for a number of days, and they are over.',
  }),
  'error.bonus.unified': msg({
    id: 'error.bonus.unified',
    message: 'We could not give you this bonus. Please contact support and quote the reference {reference}.',
  }),
  'error.bonus.deposits-missing': msg({
    id: 'error.bonus.deposits-missing',
    message: 'This bonus comes with a later deposit: you have not made as many as it asks for.',
  }),
  'error.bonus.deposits-passed': msg({
    id: 'error.bonus.deposits-passed',
    message: 'This bonus came with an earlier deposit: you have made more than it allows.',
  }),
  'error.bonus.free-spins-running': msg({
    id: 'error.bonus.free-spins-running',
    message: 'You still have free spins. Use or cancel them first, or wait until they expire.',
  }),
  'error.bonus.one-at-a-time': msg({
    id: 'error.bonus.one-at-a-time',
    message:
      'Only one bonus can be active at a time. Finish or cancel the one you have, or wait until it expires.',
  }),
  'error.bonus.cancelled': msg({
    id: 'error.bonus.cancelled',
    message: 'This bonus has been cancelled and cannot be activated again.',
  }),
  'error.bonus.no-cashback': msg({
    id: 'error.bonus.no-cashback',
    message: 'There is no cashback for this period: your loss was below the minimum it starts at.',
  }),
  'error.bonus.in-calendar': msg({
    id: 'error.bonus.in-calendar',
    message: 'This cashback is counted in your rakeback calendar, not here.',
  }),
  'error.bonus.email-unverified': msg({
    id: 'error.bonus.email-unverified',
    message: 'Verify your e-mail address first, then activate this bonus.',
  }),
  'error.bonus.other-days': msg({
    id: 'error.bonus.other-days',
    message: 'This bonus is not valid today. The promo calendar shows its days.',
  }),
  'error.bonus.not-started': msg({
    id: 'error.bonus.not-started',
    message: 'This bonus has not started yet. You can activate it from its start on.',
  }),
  'error.bonus.ended': msg({
    id: 'error.bonus.ended',
    message: 'This bonus has ended.',
  }),
  'error.bonus.duplicate-account': msg({
    id: 'error.bonus.duplicate-account',
    message:
      'There seems to be another account with your details, so no-deposit and free-spin bonuses are off. If this is a mistake, please contact support.',
  }),
  'error.bonus.cashback-needs-deposit': msg({
    id: 'error.bonus.cashback-needs-deposit',
    message: 'This cashback is for players who have made a deposit, and there is none on your account.',
  }),
} satisfies Record<BonusMessage, MessageDescriptor>;

/** A refusal that came without the reference its message would quote. PRO-05. */
export const bonusRefusedWithoutReference = msg({
  id: 'error.bonus.unified.no-reference',
  message: 'We could not give you this bonus. Please contact support.',
});

/** That an amount is outside a payment method's limits, where neither the refusal nor the method names them. S2 §9. */
export const providerLimitsWithoutAmounts = msg({
  id: 'error.deposit.provider-limits.plain',
  message: 'The amount is outside the limits of this payment method. Change the amount or the method.',
});

/** Why a deposit failed, by the id of its message; `{min}` and `{max}` are amounts of money. S2 §8, §9; PAY-06. */
export const depositErrorMessages = {
  'error.deposit.unavailable': msg({
    id: 'error.deposit.unavailable',
    message:
      'The cashier is not available to you right now. Your account may need verification, or deposits are not open in the country you are in. If you use a VPN, switch it off and try again.',
  }),
  'error.deposit.email-unverified': msg({
    id: 'error.deposit.email-unverified',
    message: 'Verify your e-mail address first, then deposit.',
  }),
  'error.deposit.limit-reached': msg({
    id: 'error.deposit.limit-reached',
    message:
      'This deposit goes over your deposit limit. Your limits page shows what is left and when it resets.',
  }),
  'error.deposit.transaction-failed': msg({
    id: 'error.deposit.transaction-failed',
    message: 'The payment did not go through. Try again or choose another method.',
  }),
  'error.deposit.below-zero': msg({
    id: 'error.deposit.below-zero',
    message: 'Enter an amount above 0.',
  }),
  'error.deposit.unified': msg({
    id: 'error.deposit.unified',
    message: 'We could not take this deposit. Please contact support and quote the reference {reference}.',
  }),
  'error.deposit.provider-limits': msg({
    id: 'error.deposit.provider-limits',
    message: 'This payment method takes amounts between {min} and {max}. Change the amount or the method.',
  }),
  'error.deposit.provider': msg({
    id: 'error.deposit.provider',
    message: 'The payment provider reports an error. Try again later or choose another method.',
  }),
  'error.deposit.phone': msg({
    id: 'error.deposit.phone',
    message: 'Enter a phone number of at least 6 characters.',
  }),
  'error.deposit.currency': msg({
    id: 'error.deposit.currency',
    message: 'This payment method does not support your currency. Choose another method.',
  }),
  'error.deposit.bank-not-confirmed': msg({
    id: 'error.deposit.bank-not-confirmed',
    message: 'It was not confirmed with your bank.',
  }),
} satisfies Record<DepositMessage, MessageDescriptor>;

/** Which limit a bet went against, by the id of its message. Source: S2 §9; requirements LIM-06. */
export const betLimitErrorMessages = {
  'error.bet-limit.reached': msg({
    id: 'error.bet-limit.reached',
    message: 'You have reached your bet limit. This bet was not placed.',
  }),
  'error.bet-limit.single': msg({
    id: 'error.bet-limit.single',
    message: 'This bet is above the limit you set for a single bet. It was not placed.',
  }),
  'error.bet-limit.daily': msg({
    id: 'error.bet-limit.daily',
    message: 'You have reached your daily bet limit. It applies until the end of the day.',
  }),
  'error.bet-limit.weekly': msg({
    id: 'error.bet-limit.weekly',
    message: 'You have reached your weekly bet limit. It applies until the end of the week.',
  }),
  'error.bet-limit.monthly': msg({
    id: 'error.bet-limit.monthly',
    message: 'You have reached your monthly bet limit. It applies until the end of the month.',
  }),
  'error.loss-limit.daily': msg({
    id: 'error.loss-limit.daily',
    message: 'You have reached your daily loss limit. It applies until the end of the day.',
  }),
  'error.loss-limit.weekly': msg({
    id: 'error.loss-limit.weekly',
    message: 'You have reached your weekly loss limit. It applies until the end of the week.',
  }),
  'error.loss-limit.monthly': msg({
    id: 'error.loss-limit.monthly',
    message: 'You have reached your monthly loss limit. It applies until the end of the month.',
  }),
} satisfies Record<BetLimitMessage, MessageDescriptor>;

/** The other messages, by id; where S2 §8 words one, in its very words. Requirements HTTP-08. */
export const otherErrorMessages = {
  'error.server': msg({
    id: 'error.server',
    message: 'Internal server error',
  }),
  'error.unavailable': msg({
    id: 'error.unavailable',
    message: 'Service Unavailable',
  }),
  'error.not-found': msg({ id: 'error.not-found', message: 'Not found' }),
  'error.general': msg({
    id: 'error.general',
    message: 'Something went wrong',
  }),
  'error.fields': msg({ id: 'error.fields', message: 'Please check fields with errors' }),
  'error.too-many': msg({
    id: 'error.too-many',
    message: 'Try again later',
  }),
  'error.upload': msg({ id: 'error.upload', message: 'Failed to upload' }),
  'error.resend': msg({ id: 'error.resend', message: 'Verification email not sent' }),
  'error.offline': msg({
    id: 'error.offline',
    message: 'There is no connection. Try again when you are online.',
  }),
  'error.timed-out': msg({ id: 'error.timed-out', message: 'No answer came in time. Try again.' }),
  'limits.updated': limitOutcomeMessages.changed,
  'error.game-not-found': msg({ id: 'error.game-not-found', message: 'GAME NOT FOUND' }),
  'notice.no-games': noGames,
  'registration.refused.country': registrationRefusedMessages.country,
  'notice.coupon-accepted': msg({
    id: 'notice.coupon-accepted',
    message: 'Your coupon is accepted. You will find it under My bonuses.',
  }),
  'error.coupon-refused': msg({
    id: 'error.coupon-refused',
    message: 'This coupon does not work. Please check how it is spelled; it may also be used up or expired.',
  }),
} satisfies Record<OtherMessage, MessageDescriptor>;
