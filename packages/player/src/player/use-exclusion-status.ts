import type { UserDetails } from '@baize/api/endpoints/session';
import { platformClock } from '@baize/browser/clock';
import { playerZone } from '@baize/browser/zone';
import { accountLock, type ExclusionStatus } from '@baize/domain/self-exclusion';
import { useWakeAt } from '@baize/page/clock';
import { usePlayer } from './use-player.ts';

/** Whether the player may play and pay in, inside a `PlayerBoundary`; free until it is known who it is, and from the end on (SES-09). */
export function useExclusionStatus(): ExclusionStatus {
  const player = usePlayer();
  const lock = player && lockOf(player);
  useWakeAt(lock?.until ?? null);
  return lock?.reason ?? 'free';
}

/** What exclusion and freeze leave a player, at this instant. */
export function exclusionStatusOf(player: UserDetails): ExclusionStatus {
  return lockOf(player)?.reason ?? 'free';
}

/** When all that shuts a player out is over (epoch ms), the exclusion and the freeze; null for good, or where it is not told. */
export function exclusionEndsAt(player: UserDetails): number | null {
  return lockOf(player)?.until ?? null;
}

function lockOf({ getUser: { userLimit } }: UserDetails) {
  return accountLock({ userLimit, now: platformClock.now(), zone: playerZone() });
}
