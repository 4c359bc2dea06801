import { isSelfExcluded, exclusionStatus } from '@baize/domain/self-exclusion';
import { ruleError } from '../errors/http-error.ts';
import type { Player } from '../sessions/session-store.ts';
import { getPlayerZone } from './country-facts.ts';

type ExclusionColumns = Pick<
  Player,
  'excludedPermanently' | 'excludedUntil' | 'excludedUntilInstant' | 'frozenUntil' | 'countryCode'
>;

/** Whether a player is excluded or on a break, as it is at their home. */
export function isExcludedOrFrozen(player: ExclusionColumns, now: number): boolean {
  return exclusionStateIn(player, { now, zones: [getPlayerZone(player)] }) !== 'free';
}

function exclusionStateIn(
  player: ExclusionColumns,
  { now, zones }: { now: number; zones: readonly string[] },
) {
  const excluded = zones.some((zone) => isExcluded(player, { now, zone }));
  return exclusionStatus({ excluded, frozenUntil: player.frozenUntil?.getTime() ?? null, now });
}

/**
 * Refuses what an excluded or frozen player may not do: play, pay in, take a bonus, claim. Login and withdrawal
 * are never asked here. An exclusion of days holds until its last day is over both at the player's home and in the zone
 * a call names, so that naming another zone never shortens it.
 */
export function assertNotExcludedOrFrozen(
  player: Player,
  { now, zone }: { now: number; zone?: string },
): void {
  const home = getPlayerZone(player);
  const state = exclusionStateIn(player, { now, zones: zone === undefined ? [home] : [home, zone] });
  if (state === 'excluded') throw ruleError('SELF_EXCLUDED', 'A self-excluded account can only withdraw');
  if (state === 'frozen') throw ruleError('ACCOUNT_FROZEN', 'A frozen account can only withdraw');
}

/** An exclusion of hours ends at its instant, one of days with its last day. */
function isExcluded(player: ExclusionColumns, { now, zone }: { now: number; zone: string }): boolean {
  const { excludedPermanently, excludedUntil, excludedUntilInstant } = player;
  if (!excludedPermanently && excludedUntilInstant) return excludedUntilInstant.getTime() > now;
  const userLimit = { isSelfExclusionPermanent: excludedPermanently, selfExclusion: excludedUntil };
  return isSelfExcluded({ userLimit, now, zone });
}
