import type { BetLimitDecision, LimitOutcome, LimitPeriod, SessionWarning } from '@baize/domain/limits';
import type { LimitKind, TimeSpan } from '@baize/domain/rule-packs';
import type { FreezeDays, ExclusionStatus, SelfExclusionDuration } from '@baize/domain/self-exclusion';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a player is told after asking for another limit; the first is S2 §8's own wording. `{when}` is an instant. */
export const limitOutcomeMessages = {
  changed: msg({ id: 'limits.updated', message: 'Limit Updated Successfully' }),
  confirmed: msg({ id: 'limits.confirmed', message: 'Your new limit applies from now on.' }),
  waiting: msg({
    id: 'limits.waiting',
    message: 'You can confirm your new limit from {when}. Until then your current limit holds.',
  }),
  cancelled: msg({
    id: 'limits.cancelled',
    message: 'Your request is withdrawn. Your limit stays as it is.',
  }),
  'no-amount': msg({ id: 'limits.no-amount', message: 'Enter an amount of 0 or more.' }),
  'too-early': msg({ id: 'limits.too-early', message: 'You can confirm this limit from {when}.' }),
  'nothing-pending': msg({
    id: 'limits.nothing-pending',
    message: 'There is no change of this limit to confirm.',
  }),
} satisfies Record<LimitOutcome, MessageDescriptor>;

/** Why a bet limit cannot be changed now; `{when}` is an instant. */
export const betLimitDecisionMessages = {
  'no-amount': limitOutcomeMessages['no-amount'],
  locked: msg({ id: 'limits.bet.locked', message: 'You can change your bet limit again from {when}.' }),
  'support-only': msg({
    id: 'limits.bet.support-only',
    message: 'Please contact support to change or remove your bet limit.',
  }),
} satisfies Record<Exclude<BetLimitDecision['kind'], 'change'>, MessageDescriptor>;

/** What a player is asked before a bet limit is set. Source: S2 §5. */
export const betLimitWarning = msg({
  id: 'limits.bet.warning',
  message: 'Your choice stays for at least an hour.',
});

/** What a limit is called. */
export const limitKindMessages = {
  deposit: msg({ id: 'limits.kind.deposit', message: 'Deposit limit' }),
  loss: msg({ id: 'limits.kind.loss', message: 'Loss limit' }),
  bet: msg({ id: 'limits.kind.bet', message: 'Bet limit' }),
  session: msg({ id: 'limits.kind.session', message: 'Session time limit' }),
  'play-time': msg({ id: 'limits.kind.play-time', message: 'Playing time limit' }),
  balance: msg({ id: 'limits.kind.balance', message: 'Balance limit' }),
} satisfies Record<LimitKind, MessageDescriptor>;

/** What a limit's running time is called. Source: S2 §3 "Payment limit options". */
export const limitPeriodMessages = {
  daily: msg({ id: 'limits.period.daily', message: 'Daily' }),
  weekly: msg({ id: 'limits.period.weekly', message: 'Weekly' }),
  monthly: msg({ id: 'limits.period.monthly', message: 'Monthly' }),
} satisfies Record<LimitPeriod, MessageDescriptor>;

/** How a player is warned before their session's time limit ends the session. */
export const sessionWarningMessages = {
  5: msg({ id: 'limits.session.warning.5', message: 'Your session ends in 5 minutes.' }),
  1: msg({ id: 'limits.session.warning.1', message: 'Your session ends in 1 minute.' }),
} satisfies Record<SessionWarning, MessageDescriptor>;

/** What a length of self-exclusion is called. Source: S2 §3 "Self-exclusion durations". */
export const selfExclusionDurationMessages = {
  '1h': msg({ id: 'self-exclusion.1h', message: '1 hour' }),
  '12h': msg({ id: 'self-exclusion.12h', message: '12 hours' }),
  '1d': msg({ id: 'self-exclusion.1d', message: '1 day' }),
  '3d': msg({ id: 'self-exclusion.3d', message: '3 days' }),
  '1w': msg({ id: 'self-exclusion.1w', message: '1 week' }),
  '1m': msg({ id: 'self-exclusion.1m', message: '1 month' }),
  months: msg({ id: 'self-exclusion.months', message: 'A number of months' }),
  permanent: msg({ id: 'self-exclusion.permanent', message: 'Permanently' }),
} satisfies Record<SelfExclusionDuration, MessageDescriptor>;

/** What a market's length of a break or an exclusion is called. Source: markets.md. */
export const timeSpanMessages = {
  ...selfExclusionDurationMessages,
  '10d': msg({ id: 'time-span.10d', message: '10 days' }),
  '6w': msg({ id: 'time-span.6w', message: '6 weeks' }),
  '2m': msg({ id: 'time-span.2m', message: '2 months' }),
  '3m': msg({ id: 'time-span.3m', message: '3 months' }),
  '6m': msg({ id: 'time-span.6m', message: '6 months' }),
  '1y': msg({ id: 'time-span.1y', message: '1 year' }),
  '3y': msg({ id: 'time-span.3y', message: '3 years' }),
  '5y': msg({ id: 'time-span.5y', message: '5 years' }),
} satisfies Record<TimeSpan, MessageDescriptor>;

/** What a freeze is called. Source: S2 §3 "Freeze options"; the longer ones as their market calls them. */
export const freezeMessages = {
  1: msg({ id: 'freeze.1', message: '1 Day' }),
  3: msg({ id: 'freeze.3', message: '3 Days' }),
  7: msg({ id: 'freeze.7', message: '7 Days' }),
  10: msg({ id: 'freeze.10', message: '10 Days' }),
  31: timeSpanMessages['1m'],
  42: timeSpanMessages['6w'],
  62: timeSpanMessages['2m'],
  92: timeSpanMessages['3m'],
} satisfies Record<FreezeDays, MessageDescriptor>;

/** Why play, deposits, bonuses and claims are off. Source: S2 §6; requirements SES-09. */
export const blockedMessages = {
  excluded: msg({
    id: 'safety.excluded',
    message: 'Your self-exclusion is in force. You can still withdraw your money.',
  }),
  frozen: msg({
    id: 'safety.frozen',
    message: 'Your account is frozen. You can still withdraw your money.',
  }),
  locked: msg({
    id: 'safety.locked',
    message: 'An account was locked in this browser. Log in to see until when, or to withdraw.',
  }),
} satisfies Record<Exclude<ExclusionStatus, 'free'> | 'locked', MessageDescriptor>;
