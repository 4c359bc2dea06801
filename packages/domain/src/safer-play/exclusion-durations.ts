import type { RulePack, TimeSpan } from '../limits/rule-packs/rule-pack.ts';

/** How long a player may exclude themselves; `months` is a number of months they name. Source: S2 §3. */
export const SELF_EXCLUSION_DURATIONS = ['1h', '12h', '1d', '3d', '1w', '1m', 'months', 'permanent'] as const;

/** One of the self-exclusion durations. */
export type SelfExclusionDuration = (typeof SELF_EXCLUSION_DURATIONS)[number];

/** How many days a player may freeze their account for where a market says nothing else. Source: S2 §3 "Freeze options". */
export const FREEZE_DAYS = [1, 3, 7, 10] as const;

/**
 * The breaks of all markets in days, shortest first. Source: markets.md "GB, breaks" and "Ontario" for those that are no
 * `FREEZE_DAYS`. **Ours:** one, two and three months are 31, 62 and 92 days, never shorter than their name.
 */
export const BREAK_DAYS = [...FREEZE_DAYS, 31, 42, 62, 92] as const;

/** One of the numbers of days an account can be frozen for. */
export type FreezeDays = (typeof BREAK_DAYS)[number];

/** What each of them is called in the rule packs. */
export const BREAK_SPANS = {
  1: '1d',
  3: '3d',
  7: '1w',
  10: '10d',
  31: '1m',
  42: '6w',
  62: '2m',
  92: '3m',
} as const satisfies Record<FreezeDays, TimeSpan>;

/** The breaks a market offers, shortest first. Source: `breakLengths` of the rule packs; LIM-05. */
export function offeredBreaks({ breakLengths }: Pick<RulePack, 'breakLengths'>): readonly FreezeDays[] {
  return BREAK_DAYS.filter((days) => breakLengths.includes(BREAK_SPANS[days]));
}

/**
 * How many days one press of a market's panic button freezes the account for: the shortest freeze that is not shorter than
 * the market's hours; null where it has no such button. Source: markets.md "Germany".
 */
export function panicBreak({
  panicButtonHours: hours,
}: Pick<RulePack, 'panicButtonHours'>): FreezeDays | null {
  return hours === null ? null : (BREAK_DAYS.find((days) => days * 24 >= hours) ?? null);
}
