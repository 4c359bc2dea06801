import { defaultPack } from './default.ts';
import type { RulePack } from './rule-pack.ts';

/** Ontario. Source: markets.md "Ontario (AGCO)". Counsel must check every number before a brand goes live. */
export const on: RulePack = {
  ...defaultPack,
  market: 'on',

  limitsBeforePlay: 'prompted',
  /** markets.md "Ontario (AGCO)". Counsel must check before a brand goes live: relax only after at least 24 h. */
  coolingOffHours: 24,
  /** As other limits: markets.md "Ontario (AGCO)". Counsel must check before a brand goes live: 24 h. */
  betLimitRaiseHours: 24,

  netPosition: 'always',

  /** markets.md "Ontario (AGCO)". Counsel must check before a brand goes live: 1 day, 1 week, 1, 2 and 3 months. */
  breakLengths: ['1d', '1w', '1m', '2m', '3m'],
  /** markets.md "Ontario (AGCO)". Counsel must check before a brand goes live: 6 months, 1 year, 5 years. */
  exclusionLengths: ['6m', '1y', '5y'],
  /** The shortest of them. Counsel must check before a brand goes live: 6 months. */
  exclusionMinimumMonths: 6,

  autoplay: false,
  parallelSlots: false,
  /** markets.md "Ontario (AGCO)". Counsel must check before a brand goes live: 2.5 s, GK that it means slots. */
  slotRoundSeconds: 2.5,

  /** GK: Canada's anti-spam law asks for consent by an act. Counsel must check before a brand goes live. */
  newsletterPreTicked: false,
};
