import type { BonusField, BonusTime, BonusLabelType } from '@baize/domain/bonus';
import type { AdviceAction } from '@baize/domain/errors';
import type { PromoType } from '@baize/domain/promotions';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What stands before each line of a bonus card. Source: S2 §3 "Bonus label fields"; requirements PRO-04. */
export const bonusFieldMessages = {
  id: msg({ id: 'bonus.field.id', message: 'Number' }),
  name: msg({ id: 'bonus.field.name', message: 'Name' }),
  type: msg({ id: 'bonus.field.type', message: 'Type' }),
  status: msg({ id: 'bonus.field.status', message: 'Status' }),
  game: msg({ id: 'bonus.field.game', message: 'Game' }),
  depositAmount: msg({ id: 'bonus.field.deposit-amount', message: 'Your deposit' }),
  depositBonusPercent: msg({ id: 'bonus.field.deposit-bonus-percent', message: 'Bonus on your deposit' }),
  bonusAmount: msg({ id: 'bonus.field.bonus-amount', message: 'Bonus amount' }),
  freeSpinsQuantity: msg({ id: 'bonus.field.free-spins-quantity', message: 'Free spins' }),
  freeSpinsLeft: msg({ id: 'bonus.field.free-spins-left', message: 'Free spins left' }),
  multiplier: msg({ id: 'bonus.field.multiplier', message: 'Wagering' }),
  wagered: msg({ id: 'bonus.field.wagered', message: 'Wagered' }),
  wagerLeft: msg({ id: 'bonus.field.wager-left', message: 'Left to wager' }),
  minDeposit: msg({ id: 'bonus.field.min-deposit', message: 'Minimum deposit' }),
  minBalance: msg({ id: 'bonus.field.min-balance', message: 'Minimum balance' }),
  maxBonusThreshold: msg({ id: 'bonus.field.max-bonus-threshold', message: 'Maximum bonus' }),
  maxWin: msg({ id: 'bonus.field.max-win', message: 'Maximum win' }),
  convertedAmounts: msg({ id: 'bonus.field.converted-amounts', message: 'In your currency' }),
  releasedAmount: msg({ id: 'bonus.field.released-amount', message: 'Became your own money' }),
  lostAmount: msg({ id: 'bonus.field.lost-amount', message: 'Lost with the bonus' }),
  start: msg({ id: 'bonus.field.start', message: 'Starts' }),
  expiry: msg({ id: 'bonus.field.expiry', message: 'Expires' }),
  ended: msg({ id: 'bonus.field.ended', message: 'Ended' }),
} satisfies Record<BonusField, MessageDescriptor>;

/** Whether a bonus is still to come, runs or is over. Requirements PRO-04. */
export const bonusTimeMessages = {
  upcoming: msg({ id: 'bonus.time.upcoming', message: 'Starts in' }),
  running: msg({ id: 'bonus.time.running', message: 'Time left' }),
  expired: msg({ id: 'bonus.time.expired', message: 'Expired' }),
} satisfies Record<BonusTime['state'], MessageDescriptor>;

/** What kind of bonus it is. Source: S2 §3 "Bonus label fields"; requirements PRO-04. */
export const bonusTypeMessages = {
  'No Deposit': msg({ id: 'bonus.type.no-deposit', message: 'No deposit' }),
  'Free Spins': msg({ id: 'bonus.type.free-spins', message: 'Free spins' }),
  'Instant Cashback': msg({ id: 'bonus.type.instant-cashback', message: 'Instant cashback' }),
  Deposit: msg({ id: 'bonus.type.deposit', message: 'Deposit' }),
} satisfies Record<BonusLabelType, MessageDescriptor>;

/** The types the promo calendar can be narrowed to. Source: S1 §9; requirements PRO-03. */
export const promoTypeMessages = {
  freespins: msg({ id: 'promo.type.freespins', message: 'Free spins' }),
  deposit: msg({ id: 'promo.type.deposit', message: 'Deposit bonus' }),
  no_deposit: msg({ id: 'promo.type.no-deposit', message: 'No-deposit bonus' }),
} satisfies Record<PromoType, MessageDescriptor>;

/** What the link beside a refused bonus says. Source: beyond.md 6 "Why not?". */
export const bonusAdviceMessages = {
  'verify-email': msg({ id: 'bonus.advice.verify-email', message: 'Verify your e-mail' }),
  'contact-support': msg({ id: 'bonus.advice.contact-support', message: 'Contact support' }),
  deposit: msg({ id: 'bonus.advice.deposit', message: 'Go to the cashier' }),
  wait: msg({ id: 'bonus.advice.wait', message: 'See the promo calendar' }),
  'finish-bonus': msg({ id: 'bonus.advice.finish-bonus', message: 'See your active bonus' }),
  'use-free-spins': msg({ id: 'bonus.advice.use-free-spins', message: 'See your free spins' }),
  'open-rakeback': msg({ id: 'bonus.advice.open-rakeback', message: 'Open the rakeback calendar' }),
  'see-cashback': msg({ id: 'bonus.advice.see-cashback', message: 'See how cashback works' }),
  'see-promotions': msg({ id: 'bonus.advice.see-promotions', message: 'See other bonuses' }),
  'leave-it': msg({ id: 'bonus.advice.see-promotions', message: 'See other bonuses' }),
} satisfies Record<AdviceAction, MessageDescriptor>;

/** What a player can do about a refused bonus, as a sentence before the link. Source: beyond.md 6 "Why not?". */
export const bonusStepMessages = {
  'verify-email': msg({
    id: 'bonus.step.verify-email',
    message: 'Open the letter we sent you, or have a new one sent from your profile.',
  }),
  'contact-support': msg({
    id: 'bonus.step.contact-support',
    message: 'Ask support about it: they see what this bonus was checked against.',
  }),
  deposit: msg({
    id: 'bonus.step.deposit',
    message: 'A deposit would open it. Nothing is lost if you leave it at that.',
  }),
  wait: msg({ id: 'bonus.step.wait', message: 'Nothing to do: it opens by itself.' }),
  'finish-bonus': msg({
    id: 'bonus.step.finish-bonus',
    message: 'My bonuses shows what is left to wager and what cancelling would cost you.',
  }),
  'use-free-spins': msg({
    id: 'bonus.step.use-free-spins',
    message: 'My bonuses shows how many spins are left, in which game and until when.',
  }),
  'open-rakeback': msg({
    id: 'bonus.step.open-rakeback',
    message:
      'What a day brings stands on that day and can be claimed then or on the next. A day may bring nothing.',
  }),
  'see-cashback': msg({
    id: 'bonus.step.see-cashback',
    message: 'Nothing to do: the next period is counted by itself.',
  }),
  'see-promotions': msg({
    id: 'bonus.step.see-promotions',
    message: 'This one stays closed to you. Others may be open.',
  }),
  'leave-it': msg({
    id: 'bonus.step.leave-it',
    message: 'Nothing to do: it is offered with a later deposit, whenever you make one.',
  }),
} satisfies Record<AdviceAction, MessageDescriptor>;

/**
 * When a refusal ends: the bonus opens, or what is in its way expires, on a date it names (`{when}` an instant); not by
 * itself; or by itself at a time the platform did not tell. beyond.md 6.
 */
export const bonusEndMessages = {
  opens: msg({ id: 'bonus.ends.opens', message: 'Opens {when}' }),
  date: msg({ id: 'bonus.ends.date', message: 'Until {when}' }),
  none: msg({ id: 'bonus.ends.none', message: 'This has no end date.' }),
  untold: msg({ id: 'bonus.ends.unknown', message: 'It ends automatically. The date is not available.' }),
} satisfies Record<'opens' | 'date' | 'none' | 'untold', MessageDescriptor>;
