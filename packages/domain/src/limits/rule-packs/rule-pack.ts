import type { LimitPeriod, RaiseNotBefore } from '../limit-periods.ts';

/** The markets with rules of their own; `default` is the source documents alone. Source: markets.md. */
export const MARKETS = ['default', 'gb', 'mt', 'cw', 'nl', 'on', 'se', 'de'] as const;

/** One of the markets: Great Britain, Malta, Curacao, the Netherlands, Ontario, Sweden, Germany, or the default. */
export type Market = (typeof MARKETS)[number];

/** What a player can limit: money in, money lost, stakes, one session's length, time played, the balance held. */
export const LIMIT_KINDS = ['deposit', 'loss', 'bet', 'session', 'play-time', 'balance'] as const;

/** One of the things a player can limit. */
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** Lengths of a break or an exclusion, shortest first: hours, days, weeks, months (`m`), years, a number of months. */
export const TIME_SPANS = [
  '1h',
  '12h',
  '1d',
  '3d',
  '1w',
  '10d',
  '1m',
  '6w',
  '2m',
  '3m',
  '6m',
  '1y',
  '3y',
  '5y',
  'months',
  'permanent',
] as const;

/** One of the lengths of a break or an exclusion. */
export type TimeSpan = (typeof TIME_SPANS)[number];

const MONTHS_OF = new Map<TimeSpan, number>([
  ['1m', 1],
  ['6w', 1],
  ['2m', 2],
  ['3m', 3],
  ['6m', 6],
  ['1y', 12],
  ['3y', 36],
  ['5y', 60],
  ['months', Infinity],
  ['permanent', Infinity],
]);

/** Gives how many whole months a length is at least; a number of months that the player names passes any minimum here. */
export function wholeMonths(span: TimeSpan): number {
  return MONTHS_OF.get(span) ?? 0;
}

/** The most that may be staked or paid in, in a currency, from an age on; whole years of age, major units of money. */
export type AgeCap = { currency: string; fromAge: number; amount: number };

/**
 * What a market asks of the product. Null means that the market gives no number. A brand may only tighten a pack
 * (`tightenPack`). Counsel must check every number before a brand goes live.
 */
export type RulePack = {
  market: Market;

  /** What a player is offered to limit. */
  limitKinds: readonly LimitKind[];
  /** The running times a limit can be set for. */
  limitPeriods: readonly LimitPeriod[];
  /** Whether a player sets limits before play: if they like, asked and free to decline, or always. */
  limitsBeforePlay: 'optional' | 'prompted' | 'mandatory';
  /** The amount a limit stands at until the player sets it (which is no raise), or null for no limit. */
  limitsStartAt: number | null;
  /** Whether amounts may be suggested: presets, quick amounts, examples. */
  presetAmounts: boolean;
  /** Months after which a player is asked to look at their limits again. */
  limitReviewMonths: number | null;
  /** The same for a player who declined limits. */
  limitReviewDeclinedMonths: number | null;
  /** Hours before a deposit or loss limit may be raised or removed. */
  coolingOffHours: number;
  /** Whether the running day, week or month must have ended as well. */
  raiseNotBefore: RaiseNotBefore;
  /** Hours a bet limit stays once changed, up or down. */
  betLimitChangeHours: number;
  /** Hours before a bet limit may be raised or removed, beside that interval; 0 is at once. */
  betLimitRaiseHours: number;
  /** Whether that interval also holds up a lower bet limit. */
  betLimitLowering: 'after-interval' | 'at-once';

  /** Whether a player may play without a reality check. */
  realityCheck: 'optional' | 'always';
  /** The shortest interval a player can choose, in minutes. */
  realityCheckMinMinutes: number;
  /** The longest interval a player can choose, in minutes. */
  realityCheckMaxMinutes: number | null;
  /** The interval until the player chooses, in minutes; null is off. */
  realityCheckDefaultMinutes: number | null;
  /** Whether the time played is always in sight, or one tap away. */
  elapsedTime: 'optional' | 'always';
  /** Whether the session's net result is always in sight, or one tap away. */
  netPosition: 'optional' | 'always';
  /** Minutes without input after which a player is logged out or asked, at most. */
  idleMinutesMax: number | null;
  /** Minutes of play after which a pause is due. */
  pauseAfterMinutes: number | null;
  /** How long that pause lasts, in minutes. */
  pauseMinutes: number | null;

  /** How long a player may take a break for. */
  breakLengths: readonly TimeSpan[];
  /** How long a player may exclude themselves for. */
  exclusionLengths: readonly TimeSpan[];
  /** The shortest exclusion, in months. */
  exclusionMinimumMonths: number | null;
  /** Hours between the decision to lift or shorten an exclusion with an end and its effect. */
  exclusionLiftHours: number | null;
  /** The same for an exclusion without an end. */
  permanentExclusionLiftHours: number | null;
  /** Whether a player is asked if the exclusion covers all brands. */
  askAllBrands: boolean;
  /** Hours a player is out after one press of a panic button; null is no such button. */
  panicButtonHours: number | null;

  /** Whether a game may play on by itself. */
  autoplay: boolean;
  /** Whether a game may be sped up: turbo, quick spin, slam stop. */
  quickPlay: boolean;
  /** Whether several slots may run side by side. */
  parallelSlots: boolean;
  /** Whether a return at or below the stake may be celebrated. */
  celebrateAtOrBelowStake: boolean;
  /** The least seconds of one slot game. */
  slotRoundSeconds: number | null;
  /** The least seconds of one game of another casino product. */
  otherRoundSeconds: number | null;
  /** The highest stake on one slot game. */
  stakeCaps: readonly AgeCap[];

  /** The most that may be deposited in a month. */
  monthlyDepositCaps: readonly AgeCap[];
  /** The deposits of a month above which somebody speaks with the player first. */
  monthlyContactAbove: readonly AgeCap[];
  /** The net deposits (paid in less paid out) above which the rest of the month is closed. */
  monthlyNetDepositCaps: readonly AgeCap[];
  /** Whether a withdrawal may be taken back. */
  withdrawalCancellation: boolean;
  /** Whether the newsletter's box comes ticked. */
  newsletterPreTicked: boolean;
};

/**
 * Gives the lowest amount a list of caps allows in a currency at an age: the row of the highest age reached counts;
 * an unknown age (null, or no number) is held to the strictest row. Null where no row speaks.
 */
export function capFor(
  caps: readonly AgeCap[],
  { currency, age }: { currency: string; age: number | null },
): number | null {
  const rows = caps.filter((row) => row.currency === currency.toUpperCase());
  const known = age !== null && !Number.isNaN(age) ? age : null;
  const reached = rows.filter(({ fromAge }) => known === null || fromAge <= known);
  const highest = Math.max(...reached.map(({ fromAge }) => fromAge));
  const counting = known === null ? reached : reached.filter(({ fromAge }) => fromAge === highest);
  return counting.length === 0 ? null : Math.min(...counting.map(({ amount }) => amount));
}
