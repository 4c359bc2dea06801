import { defaultPack } from './default.ts';
import type { RulePack } from './rule-pack.ts';

/**
 * Curacao. Source: markets.md "Curacao (LOK 24 Dec 2024, policy 17 Apr 2025)", which found no official waiting hours:
 * those of one licensee stand in. Counsel must check every number before a brand goes live.
 */
export const cw: RulePack = {
  ...defaultPack,
  market: 'cw',

  /** markets.md "Curacao", one licensee's 7 days. Counsel must check before a brand goes live: exact hours not found. */
  coolingOffHours: 7 * 24,
  /** As other limits, one licensee's 7 days. Counsel must check before a brand goes live: exact hours not found. */
  betLimitRaiseHours: 7 * 24,

  /** markets.md "Curacao", one licensee's. Counsel must check before a brand goes live: a 30-minute reality check. */
  realityCheckDefaultMinutes: 30,

  /** markets.md "Curacao". Counsel must check before a brand goes live: 1, 3, 5 years and lifetime. */
  exclusionLengths: ['1y', '3y', '5y', 'permanent'],
  /** The shortest of them. Counsel must check before a brand goes live: 1 year. */
  exclusionMinimumMonths: 12,
};
