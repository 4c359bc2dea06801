import { defaultPack } from './default.ts';
import type { RulePack } from './rule-pack.ts';

/** Germany. Source: markets.md "Germany". Counsel must check every number before a brand goes live. */
export const de: RulePack = {
  ...defaultPack,
  market: 'de',

  /** GK. Counsel must check before a brand goes live: a deposit limit is set at registration. */
  limitsBeforePlay: 'mandatory',
  /** GK. Counsel must check before a brand goes live: a raised limit holds after 7 days. */
  coolingOffHours: 7 * 24,
  /** As other limits, GK. Counsel must check before a brand goes live: 7 days. */
  betLimitRaiseHours: 7 * 24,

  /** markets.md "Germany". Counsel must check before a brand goes live: a pause after 60 minutes. */
  pauseAfterMinutes: 60,
  /** markets.md "Germany". Counsel must check before a brand goes live: a pause of 5 minutes. */
  pauseMinutes: 5,

  /** GK, the national register's. Counsel must check before a brand goes live: at least 3 months. */
  exclusionMinimumMonths: 3,
  /** GK, the national register's. Counsel must check before a brand goes live: 3 months or more, or for good. */
  exclusionLengths: ['3m', '6m', '1y', 'months', 'permanent'],
  /** markets.md "Germany", GK. Counsel must check before a brand goes live: a 24 h panic button. */
  panicButtonHours: 24,

  /** GK. Counsel must check before a brand goes live: no autoplay. */
  autoplay: false,
  /** GK. Counsel must check before a brand goes live: no slots side by side. */
  parallelSlots: false,
  /** markets.md "Germany". Counsel must check before a brand goes live: 5 s, GK that it means slots. */
  slotRoundSeconds: 5,
  /** markets.md "Germany". Counsel must check before a brand goes live: EUR 1 stake. */
  stakeCaps: [{ currency: 'EUR', fromAge: 18, amount: 1 }],

  /** markets.md "Germany". Counsel must check before a brand goes live: EUR 1,000 a month across operators. */
  monthlyDepositCaps: [{ currency: 'EUR', fromAge: 18, amount: 1000 }],

  /** GK: consent by a box ticked beforehand is none in the EU. Counsel must check before a brand goes live. */
  newsletterPreTicked: false,
};
