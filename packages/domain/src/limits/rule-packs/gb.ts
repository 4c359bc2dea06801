import { defaultPack } from './default.ts';
import type { RulePack } from './rule-pack.ts';

/** Great Britain. Source: markets.md, the rows "GB". Counsel must check every number before a brand goes live. */
export const gb: RulePack = {
  ...defaultPack,
  market: 'gb',

  limitsBeforePlay: 'prompted',
  presetAmounts: false,
  /** markets.md "GB, limits (RTS 12)". Counsel must check before a brand goes live: review at least every 6 months. */
  limitReviewMonths: 6,
  /** markets.md "GB, limits (RTS 12)". Counsel must check before a brand goes live: yearly for those who declined. */
  limitReviewDeclinedMonths: 12,
  /** markets.md "GB, limits (RTS 12)", GK. Counsel must check before a brand goes live: 24 h, then confirmed. */
  coolingOffHours: 24,
  /** markets.md "GB, limits (RTS 12)": decrease at once. Counsel must check before a brand goes live. */
  betLimitLowering: 'at-once',
  /** As other limits: markets.md "GB, limits (RTS 12)", GK. Counsel must check before a brand goes live: 24 h. */
  betLimitRaiseHours: 24,

  elapsedTime: 'always',
  netPosition: 'always',

  /** markets.md "GB, breaks". Counsel must check before a brand goes live: 24 h, 1 week, 1 month, up to 6 weeks. */
  breakLengths: ['1d', '1w', '1m', '6w'],
  /** markets.md "GB, breaks", the national scheme's. Counsel must check before a brand goes live: 6 months, 1, 5 years. */
  exclusionLengths: ['6m', '1y', '5y'],
  /** markets.md "GB, breaks". Counsel must check before a brand goes live: at least 6 months. */
  exclusionMinimumMonths: 6,

  autoplay: false,
  quickPlay: false,
  parallelSlots: false,
  celebrateAtOrBelowStake: false,
  /** markets.md "GB, play (RTS 2E, 8, 14)". Counsel must check before a brand goes live: 2.5 s per slot game. */
  slotRoundSeconds: 2.5,
  /** markets.md "GB, play (RTS 2E, 8, 14)". Counsel must check before a brand goes live: 5 s for other casino games. */
  otherRoundSeconds: 5,
  /** markets.md "GB, stakes". Counsel must check before a brand goes live: GBP 2 at 18 to 24, GBP 5 from 25. */
  stakeCaps: [
    { currency: 'GBP', fromAge: 18, amount: 2 },
    { currency: 'GBP', fromAge: 25, amount: 5 },
  ],

  withdrawalCancellation: false,
  newsletterPreTicked: false,
};
