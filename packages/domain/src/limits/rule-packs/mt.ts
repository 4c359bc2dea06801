import { defaultPack } from './default.ts';
import type { RulePack } from './rule-pack.ts';

/**
 * Malta. Source: markets.md "Malta (Directive 2 of 2018, amended 2023)". Its breaks and exclusions have no numbers
 * there: the default's stand. Counsel must check every number before a brand goes live.
 */
export const mt: RulePack = {
  ...defaultPack,
  market: 'mt',

  /** GK. Counsel must check before a brand goes live: 24 h before a raised limit. */
  coolingOffHours: 24,
  /** As other limits, GK. Counsel must check before a brand goes live: 24 h before a raised bet limit. */
  betLimitRaiseHours: 24,

  realityCheck: 'always',
  /** markets.md "Malta" (secondary source). Counsel must check before a brand goes live: at least every 60 min. */
  realityCheckMaxMinutes: 60,
  /** markets.md "Malta" (secondary source). Counsel must check before a brand goes live: every 60 min unless chosen. */
  realityCheckDefaultMinutes: 60,

  /** markets.md "Malta". Counsel must check before a brand goes live: 24 h after the decision, GK which wait is whose. */
  exclusionLiftHours: 24,
  /** markets.md "Malta". Counsel must check before a brand goes live: 7 d after the decision, GK which wait is whose. */
  permanentExclusionLiftHours: 7 * 24,
  askAllBrands: true,

  /** GK: consent by a box ticked beforehand is none in the EU. Counsel must check before a brand goes live. */
  newsletterPreTicked: false,
};
