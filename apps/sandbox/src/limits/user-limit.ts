import type { Player } from '../sessions/session-store.ts';

/**
 * A player's exclusion and freeze as the calls carry them. An exclusion of hours is its exact end while it holds and gone
 * after it; one of days is its last date, which the reader judges in the player's zone.
 */
export function toUserLimit(player: Player, now: number) {
  const { excludedPermanently, excludedUntil, excludedUntilInstant: instant, frozenUntil } = player;
  const untilInstant = instant && instant.getTime() > now ? instant.toISOString() : null;
  return {
    isSelfExclusionPermanent: excludedPermanently,
    selfExclusion: instant ? untilInstant : excludedUntil,
    selfExclusionUntil: untilInstant,
    frozenUntil: frozenUntil && frozenUntil.getTime() > now ? frozenUntil.toISOString() : null,
  };
}
