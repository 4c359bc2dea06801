import type { UserDetails } from '@baize/api/endpoints/session';
import { platformClock } from '@baize/browser/clock';
import { playerZone } from '@baize/browser/zone';
import { isSelfExcluded, selfExclusionEndsAt } from '@baize/domain/self-exclusion';

/** When the exclusion that is in force is over (epoch ms), whatever a break does: never for one for good; null for none. */
export function runningExclusionEnd(player: UserDetails | null): number | null {
  const userLimit = player?.getUser.userLimit ?? null;
  const zone = playerZone();
  if (!userLimit || !isSelfExcluded({ userLimit, now: platformClock.now(), zone })) return null;
  return selfExclusionEndsAt({ userLimit, zone }) ?? Infinity;
}

/** When the break that is in force is over (epoch ms), whatever an exclusion does; null for none. */
export function runningBreakEnd(player: UserDetails | null): number | null {
  const until = Date.parse(player?.getUser.userLimit?.frozenUntil ?? '');
  return until > platformClock.now() ? until : null;
}
