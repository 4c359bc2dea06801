import type { RulePack, TimeSpan } from '@baize/domain/rule-packs';
import {
  offeredBreaks,
  panicBreak,
  type FreezeDays,
  type SelfExclusionDuration,
} from '@baize/domain/self-exclusion';

/** What a number of months is called where a market offers it by name. */
const MONTHS: Readonly<Record<number, TimeSpan>> = {
  1: '1m',
  2: '2m',
  3: '3m',
  6: '6m',
  12: '1y',
  36: '3y',
  60: '5y',
};

/** Whether a market offers a freeze of so many days, as a break or by its panic button. */
export function isBreakOffered(days: FreezeDays, pack: Readonly<RulePack>): boolean {
  return offeredBreaks(pack).includes(days) || panicBreak(pack) === days;
}

/** Whether a market offers an exclusion: by its name, or as a number of months not below the market's shortest. */
export function isExclusionOffered(
  { duration, months = 0 }: { duration: SelfExclusionDuration; months?: number },
  { exclusionLengths, exclusionMinimumMonths: least }: Readonly<RulePack>,
): boolean {
  if (duration !== 'months') return exclusionLengths.includes(duration);
  const named = MONTHS[months];
  if (named !== undefined && exclusionLengths.includes(named)) return true;
  return exclusionLengths.includes('months') && months >= (least ?? 1);
}
