import { isSelfExcluded } from '@baize/domain/self-exclusion';
import { ruleRefused } from '../http/refusal.ts';
import type { Player } from '../sessions/session-store.ts';

/**
 * Refuses what an excluded or frozen player may not do: play, pay in, take a bonus, claim. Login and withdrawal
 * are never asked here.
 */
export function refuseBarred(player: Player, { now, zone = 'UTC' }: { now: number; zone?: string }): void {
  if (isExcluded(player, { now, zone }))
    throw ruleRefused('SELF_EXCLUDED', 'A self-excluded account can only withdraw');
  if (player.frozenUntil && player.frozenUntil.getTime() > now)
    throw ruleRefused('ACCOUNT_FROZEN', 'A frozen account can only withdraw');
}

/** An exclusion of hours ends at its instant, one of days with its last day. */
function isExcluded(player: Player, { now, zone }: { now: number; zone: string }): boolean {
  const { excludedPermanently, excludedUntil, excludedUntilInstant } = player;
  if (!excludedPermanently && excludedUntilInstant) return excludedUntilInstant.getTime() > now;
  const userLimit = { isSelfExclusionPermanent: excludedPermanently, selfExclusion: excludedUntil };
  return isSelfExcluded({ userLimit, now, zone });
}
