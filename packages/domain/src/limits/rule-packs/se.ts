import { defaultPack } from './default.ts';
import type { RulePack } from './rule-pack.ts';

/** Sweden. Source: markets.md "Sweden". Counsel must check every number before a brand goes live. */
export const se: RulePack = {
  ...defaultPack,
  market: 'se',

  /** The login time beside the others: GK. Counsel must check before a brand goes live. */
  limitKinds: ['deposit', 'loss', 'bet', 'session', 'play-time'],
  limitsBeforePlay: 'mandatory',
  presetAmounts: false,
  /** markets.md "Sweden". Counsel must check before a brand goes live: raise after 72 h. */
  coolingOffHours: 72,
  /** markets.md "Sweden": not before the running week or month ended. Counsel must check before a brand goes live. */
  raiseNotBefore: 'period-end',
  /** As other limits: markets.md "Sweden". Counsel must check before a brand goes live: 72 h. */
  betLimitRaiseHours: 72,

  /** markets.md "Sweden". Counsel must check before a brand goes live: inactive over 2 minutes, log out or ask. */
  idleMinutesMax: 2,

  autoplay: false,

  /** markets.md "Sweden". Counsel must check before a brand goes live: contact above SEK 10,000 a month. */
  monthlyContactAbove: [{ currency: 'SEK', fromAge: 18, amount: 10_000 }],

  /** GK: consent by a box ticked beforehand is none in the EU. Counsel must check before a brand goes live. */
  newsletterPreTicked: false,
};
