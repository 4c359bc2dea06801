import type { RulePack } from './rule-pack.ts';

/**
 * What holds where no market says more: the source documents and the requirements' own decisions.
 * Counsel must check before a brand goes live: these are rules of the product, not of any law.
 */
export const defaultPack: RulePack = {
  market: 'default',

  limitKinds: ['deposit', 'loss', 'bet', 'session'],
  limitPeriods: ['daily', 'weekly', 'monthly'],
  limitsBeforePlay: 'optional',
  limitsStartAt: null,
  presetAmounts: true,
  limitReviewMonths: null,
  limitReviewDeclinedMonths: null,
  /** Requirements LIM-01, **Ours**. Counsel must check before a brand goes live: 24 hours. */
  coolingOffHours: 24,
  raiseNotBefore: 'wait',
  /** S2 §9 "Bet limit change allowed once per hour". Counsel must check before a brand goes live: 1 hour. */
  betLimitChangeHours: 1,
  /** Requirements LIM-01: no wait beyond the hour of either kind. Counsel must check before a brand goes live. */
  betLimitRaiseHours: 0,
  /** Requirements LIM-01: a change of either kind waits for the hour. Counsel must check before a brand goes live. */
  betLimitLowering: 'after-interval',

  realityCheck: 'optional',
  /** **Ours:** any whole minute. Counsel must check before a brand goes live: 1 minute. */
  realityCheckMinMinutes: 1,
  realityCheckMaxMinutes: null,
  realityCheckDefaultMinutes: null,
  elapsedTime: 'optional',
  netPosition: 'optional',
  idleMinutesMax: null,
  pauseAfterMinutes: null,
  pauseMinutes: null,

  /** S2 §3 "Freeze options". Counsel must check before a brand goes live: 1, 3, 7 and 10 days. */
  breakLengths: ['1d', '3d', '1w', '10d'],
  /** S2 §3 "Self-exclusion durations". Counsel must check before a brand goes live: each of them. */
  exclusionLengths: ['1h', '12h', '1d', '3d', '1w', '1m', 'months', 'permanent'],
  exclusionMinimumMonths: null,
  exclusionLiftHours: null,
  permanentExclusionLiftHours: null,
  askAllBrands: false,
  panicButtonHours: null,

  autoplay: true,
  quickPlay: true,
  parallelSlots: true,
  celebrateAtOrBelowStake: false,
  slotRoundSeconds: null,
  otherRoundSeconds: null,
  stakeCaps: [],

  monthlyDepositCaps: [],
  monthlyContactAbove: [],
  monthlyNetDepositCaps: [],
  withdrawalCancellation: true,
  newsletterPreTicked: true,
};
