import type { RulePack, TimeSpan } from '@baize/domain/rule-packs';
import type { FreezeDays, SelfExclusionDuration } from '@baize/domain/self-exclusion';

const BREAKS = { 1: '1d', 3: '3d', 7: '1w', 10: '10d' } as const satisfies Record<FreezeDays, TimeSpan>;

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

/** Whether a market offers a freeze of so many days. */
export function isBreakOffered(days: FreezeDays, { breakLengths }: Readonly<RulePack>): boolean {
  return breakLengths.includes(BREAKS[days]);
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
