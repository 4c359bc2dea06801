import { platformClock } from '@baize/browser/clock';
import { playerZone } from '@baize/browser/zone';
import type { UserDetails } from '@baize/api/calls/session';
import { isSelfExcluded, safetyState } from '@baize/domain/self-exclusion';
import { usePlayer } from '@baize/shell/player';
import { Follow } from './follow.tsx';

/** Follows a player, once it is known who it is. */
export function FollowPlayer() {
  const player = usePlayer();
  if (!player) return null;
  return (
    <Follow
      userId={player.getUser.userId}
      depositCount={player.depositCount}
      scripts={takesABreak(player) ? 'silent' : 'wanted'}
    />
  );
}

/** Whoever has shut themselves out is left alone. */
function takesABreak({ getUser: { userLimit } }: UserDetails): boolean {
  const now = platformClock.now();
  const frozenUntil = userLimit?.frozenUntil ? Date.parse(userLimit.frozenUntil) : null;
  const excluded = isSelfExcluded({ userLimit, now, zone: playerZone() });
  return safetyState({ excluded, frozenUntil, now }) !== 'free';
}
