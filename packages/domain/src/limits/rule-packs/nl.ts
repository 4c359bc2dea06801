import { defaultPack } from './default.ts';
import type { RulePack } from './rule-pack.ts';

/** The Netherlands. Source: markets.md "Netherlands". Counsel must check every number before a brand goes live. */
export const nl: RulePack = {
  ...defaultPack,
  market: 'nl',

  limitKinds: ['deposit', 'loss', 'bet', 'session', 'play-time', 'balance'],
  limitsBeforePlay: 'mandatory',
  /** markets.md "Netherlands". Counsel must check before a brand goes live: default zero, no minimum. */
  limitsStartAt: 0,
  presetAmounts: false,
  /** GK. Counsel must check before a brand goes live: a raised limit holds after a week. */
  coolingOffHours: 7 * 24,
  /** As other limits, GK. Counsel must check before a brand goes live: a week. */
  betLimitRaiseHours: 7 * 24,

  /** GK, the national register's. Counsel must check before a brand goes live: at least 6 months. */
  exclusionMinimumMonths: 6,
  /** GK, the national register's. Counsel must check before a brand goes live: 6 months or more, or for good. */
  exclusionLengths: ['6m', '1y', 'months', 'permanent'],

  /** markets.md "Netherlands". Counsel must check before a brand goes live: contact above EUR 350, EUR 150 under 24. */
  monthlyContactAbove: [
    { currency: 'EUR', fromAge: 18, amount: 150 },
    { currency: 'EUR', fromAge: 24, amount: 350 },
  ],
  /** markets.md "Netherlands". Counsel must check before a brand goes live: net above EUR 700, EUR 300 at 18 to 23. */
  monthlyNetDepositCaps: [
    { currency: 'EUR', fromAge: 18, amount: 300 },
    { currency: 'EUR', fromAge: 24, amount: 700 },
  ],

  /** GK: consent by a box ticked beforehand is none in the EU. Counsel must check before a brand goes live. */
  newsletterPreTicked: false,
};
