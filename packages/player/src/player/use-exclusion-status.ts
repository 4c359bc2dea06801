import type { UserDetails } from '@baize/api/endpoints/session';
import { platformClock } from '@baize/browser/clock';
import { playerZone } from '@baize/browser/zone';
import {
  isSelfExcluded,
  exclusionStatus,
  selfExclusionEndsAt,
  type ExclusionStatus,
} from '@baize/domain/self-exclusion';
import { usePlayer } from './use-player.ts';

/** Whether the player may play and pay in, inside a `PlayerBoundary`; free until it is known who it is (SES-09). */
export function useExclusionStatus(): ExclusionStatus {
  const player = usePlayer();
  return player ? exclusionStatusOf(player) : 'free';
}

/** What exclusion and freeze leave a player, at this instant. */
export function exclusionStatusOf({ getUser: { userLimit } }: UserDetails): ExclusionStatus {
  const now = platformClock.now();
  const frozenUntil = userLimit?.frozenUntil ? Date.parse(userLimit.frozenUntil) : null;
  const excluded = isSelfExcluded({ userLimit, now, zone: playerZone() });
  return exclusionStatus({ excluded, frozenUntil, now });
}

/** When all that shuts a player out is over (epoch ms), the exclusion and the freeze; null for good, or where it is not told. */
export function exclusionEndsAt(player: UserDetails): number | null {
  const { userLimit } = player.getUser;
  const safety = exclusionStatusOf(player);
  if (!userLimit || safety === 'free') return null;
  const frozenUntil = Date.parse(userLimit.frozenUntil ?? '');
  const frozen = Number.isNaN(frozenUntil) ? null : frozenUntil;
  if (safety !== 'excluded') return frozen;
  const excluded = selfExclusionEndsAt({ userLimit, zone: playerZone() });
  return excluded === null ? null : Math.max(excluded, frozen ?? 0);
}
