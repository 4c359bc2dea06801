import type { UserDetails } from '@baize/api/calls/session';
import { platformClock } from '@baize/browser/clock';
import { playerZone } from '@baize/browser/zone';
import { isSelfExcluded, safetyState, type SafetyState } from '@baize/domain/self-exclusion';
import { usePlayer } from './use-player.ts';

/** Whether the player may play and pay in, inside a `PlayerIsland`; free until it is known who it is (SES-09). */
export function useSafety(): SafetyState {
  const player = usePlayer();
  return player ? safetyOf(player) : 'free';
}

/** What exclusion and freeze leave a player, at this instant. */
export function safetyOf({ getUser: { userLimit } }: UserDetails): SafetyState {
  const now = platformClock.now();
  const frozenUntil = userLimit?.frozenUntil ? Date.parse(userLimit.frozenUntil) : null;
  const excluded = isSelfExcluded({ userLimit, now, zone: playerZone() });
  return safetyState({ excluded, frozenUntil, now });
}
