import { addDays, startOfDay } from '@baize/domain/zone';
import { getPlayerZone } from '../accounts/country-facts.ts';
import type { Player } from '../sessions/session-store.ts';

/**
 * A player's exclusion and freeze as the calls carry them. An exclusion of hours is its exact end while it holds and gone
 * after it; one of days is its last date, with the instant at which that day is over at the player's home.
 */
export function toUserLimit(player: Player, now: number) {
  const { excludedPermanently, excludedUntil, excludedUntilInstant: instant, frozenUntil } = player;
  const untilInstant = instant && instant.getTime() > now ? instant.toISOString() : null;
  return {
    isSelfExclusionPermanent: excludedPermanently,
    selfExclusion: instant ? untilInstant : excludedUntil,
    selfExclusionUntil: instant ? untilInstant : endOfLastDay(player),
    frozenUntil: frozenUntil && frozenUntil.getTime() > now ? frozenUntil.toISOString() : null,
  };
}

function endOfLastDay(player: Player): string | null {
  const { excludedUntil, excludedPermanently } = player;
  if (excludedUntil === null || excludedPermanently) return null;
  const end = startOfDay({ date: addDays(excludedUntil, 1), zone: getPlayerZone(player) });
  return new Date(end).toISOString();
}
