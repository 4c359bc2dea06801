import { readInstant } from '../time/instant-text.ts';
import { addDays, isDate, localDate, startOfDay } from '../time/zone.ts';
import { exclusionStatus, type ExclusionStatus } from './blocked-actions.ts';

export { exclusionEnd, freezeEnd, MAX_EXCLUSION_MONTHS, type ExclusionEnd } from './exclusion-end.ts';

export {
  blockedActions,
  isActionBlocked,
  PLAYER_ACTIONS,
  exclusionStatus,
  type PlayerAction,
  type ExclusionStatus,
} from './blocked-actions.ts';

export {
  BREAK_DAYS,
  FREEZE_DAYS,
  offeredBreaks,
  panicBreak,
  SELF_EXCLUSION_DURATIONS,
  type FreezeDays,
  type SelfExclusionDuration,
} from './exclusion-durations.ts';

/** A player's exclusion as the platform tells it: for good, until a date or an instant, or not. S1 §3. */
export type UserLimit = {
  isSelfExclusionPermanent?: boolean | null | undefined;
  selfExclusion?: string | number | null | undefined;
  /** The instant at which it ends. **Ours:** without it the end is a day, which is excluded whole. */
  selfExclusionUntil?: string | null | undefined;
};

/** Some platforms write "for good" as the end of the year 9999, which local dates cannot hold in every zone. */
const FOR_GOOD = Date.UTC(9999, 11, 30);

/** The local date of an exclusion's end, or null when it has none that can be read. */
function endDate(end: string | number, zone: string): string | null {
  if (isDate(end)) return end;
  const instant = readInstant(end);
  if (instant === null || instant >= FOR_GOOD) return null;
  const date = localDate({ instant, zone });
  // Where clocks go back over midnight, the end falls on an earlier day than the moment before it.
  const dateBefore = localDate({ instant: instant - 1, zone });
  return dateBefore > date ? dateBefore : date;
}

/**
 * Tells whether a player has excluded themselves: for good, or until a day that is today or later in their zone, or until
 * an instant that is not reached. Whatever cannot be read, and an instant at the end of the year 9999 or later, counts as excluded, for the safe side. An excluded player can still withdraw.
 * Source: S1 §4 "Self-exclusion", S2 §6.
 */
export function isSelfExcluded({
  userLimit,
  now,
  zone,
}: {
  userLimit: UserLimit | null;
  now: number;
  zone: string;
}): boolean {
  if (!userLimit) return false;
  const { isSelfExclusionPermanent: permanent, selfExclusion: end } = userLimit;
  if (permanent !== false && permanent !== null && permanent !== undefined) return true;
  const until = readInstant(userLimit.selfExclusionUntil);
  if (until !== null) return now < until;
  if (end === null || end === undefined) return false;
  const last = endDate(end, zone);
  return last === null || last >= localDate({ instant: now, zone });
}

/**
 * Gives the instant (epoch ms) from which an exclusion no longer holds: the one told, else the end of its last day in the
 * player's zone.
 * Null for one that is for good, or whose end cannot be read. Source: S1 §4 "Self-exclusion"; requirements SES-09.
 */
export function selfExclusionEndsAt({
  userLimit,
  zone,
}: {
  userLimit: UserLimit;
  zone: string;
}): number | null {
  const { isSelfExclusionPermanent: permanent, selfExclusion: end } = userLimit;
  if (permanent !== false && permanent !== null && permanent !== undefined) return null;
  const until = readInstant(userLimit.selfExclusionUntil);
  if (until !== null) return until >= FOR_GOOD ? null : until;
  const last = end === null || end === undefined ? null : endDate(end, zone);
  return last === null || last >= '9999-12-30' ? null : startOfDay({ date: addDays(last, 1), zone });
}

/** What shuts a player out, and when all of it is over (epoch ms); `until` null for good, or where no end can be read. */
export type AccountLock = { reason: Exclude<ExclusionStatus, 'free'>; until: number | null };

/**
 * Gives what shuts a player out now, the exclusion before the freeze, and the later of their ends; null for who is free.
 * `frozenUntil` is an instant (ISO); one that cannot be read goes on, for the safe side. Requirements SES-09, LIM-04, LIM-05.
 */
export function accountLock({
  userLimit,
  now,
  zone,
}: {
  userLimit: (UserLimit & { frozenUntil?: string | null | undefined }) | null;
  now: number;
  zone: string;
}): AccountLock | null {
  const frozenUntil = userLimit?.frozenUntil ? Date.parse(userLimit.frozenUntil) : null;
  const reason = exclusionStatus({ excluded: isSelfExcluded({ userLimit, now, zone }), frozenUntil, now });
  if (reason === 'free' || userLimit === null) return null;
  const excludedUntil = reason === 'excluded' ? selfExclusionEndsAt({ userLimit, zone }) : 0;
  const until = excludedUntil === null ? NaN : Math.max(excludedUntil, frozenUntil ?? 0);
  return { reason, until: Number.isNaN(until) ? null : until };
}
