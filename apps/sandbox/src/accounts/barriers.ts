import { isSelfExcluded, safetyState } from '@baize/domain/self-exclusion';
import { ruleRefused } from '../http/refusal.ts';
import type { Player } from '../sessions/session-store.ts';
import { homeZone } from './country-facts.ts';

type Barred = Pick<
  Player,
  'excludedPermanently' | 'excludedUntil' | 'excludedUntilInstant' | 'frozenUntil' | 'countryCode'
>;

/** Whether a player is excluded or on a break, as it is at their home. */
export function isBarred(player: Barred, now: number): boolean {
  return safetyIn(player, { now, zones: [homeZone(player)] }) !== 'free';
}

function safetyIn(player: Barred, { now, zones }: { now: number; zones: readonly string[] }) {
  const excluded = zones.some((zone) => isExcluded(player, { now, zone }));
  return safetyState({ excluded, frozenUntil: player.frozenUntil?.getTime() ?? null, now });
}

/**
 * Refuses what an excluded or frozen player may not do: play, pay in, take a bonus, claim. Login and withdrawal
 * are never asked here. An exclusion of days holds until its last day is over both at the player's home and in the zone
 * a call names, so that naming another zone never shortens it.
 */
export function refuseBarred(player: Player, { now, zone }: { now: number; zone?: string }): void {
  const home = homeZone(player);
  const state = safetyIn(player, { now, zones: zone === undefined ? [home] : [home, zone] });
  if (state === 'excluded') throw ruleRefused('SELF_EXCLUDED', 'A self-excluded account can only withdraw');
  if (state === 'frozen') throw ruleRefused('ACCOUNT_FROZEN', 'A frozen account can only withdraw');
}

/** An exclusion of hours ends at its instant, one of days with its last day. */
function isExcluded(player: Barred, { now, zone }: { now: number; zone: string }): boolean {
  const { excludedPermanently, excludedUntil, excludedUntilInstant } = player;
  if (!excludedPermanently && excludedUntilInstant) return excludedUntilInstant.getTime() > now;
  const userLimit = { isSelfExclusionPermanent: excludedPermanently, selfExclusion: excludedUntil };
  return isSelfExcluded({ userLimit, now, zone });
}
