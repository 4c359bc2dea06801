import type { PlayerLimits } from '@baize/api/calls/account';
import type { UserDetails } from '@baize/api/calls/session';
import { limitsQuery } from '@baize/api/queries/limits';
import { platformClock } from '@baize/browser/clock';
import { playerZone } from '@baize/browser/zone';
import { limitOnPlay, type PlayLimit, type PlayViewer } from '@baize/domain/play-access';
import { isSpent } from '@baize/domain/limits';
import { selfExclusionOver, type SafetyState } from '@baize/domain/self-exclusion';
import { useApi, usePlayer, useSafety } from '@baize/shell/player';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** What the player's money is, for amounts that come without it. */
export interface PlayerMoneyFacts {
  currency: string;
  symbol: string | null;
  crypto: boolean;
}

/** What is known of a player once it is. */
export interface KnownPlayer {
  viewer: PlayViewer;
  money: PlayerMoneyFacts;
}

/** Tells the signed-in player as the rule of play sees them, inside a `PlayerIsland`, once it is known; draws nothing. */
export function PlayerViewer({ tell }: { tell(player: KnownPlayer): void }) {
  const player = usePlayer();
  const safety = useSafety();
  const limits = useQuery(limitsQuery(useApi()));
  const say = useEffectEvent(() => {
    if (!player || limits.isPending) return;
    // Limits that cannot be read keep nobody here: the platform judges at the launch.
    const limit = limitOnPlay(limits.data ? playLimits(limits.data) : [], platformClock.now());
    tell({
      viewer: { kind: 'player', safety, safetyUntil: untilOf(player, safety), limit },
      money: {
        currency: player.getUser.userWallet.currencyCode,
        symbol: player.currencySymbol,
        crypto: player.isCrypto,
      },
    });
  });
  useEffect(() => say(), [player, safety, limits.data, limits.isPending]);
  return null;
}

function untilOf({ getUser: { userLimit } }: UserDetails, safety: SafetyState): number | null {
  if (safety === 'free' || !userLimit) return null;
  if (safety === 'excluded') return selfExclusionOver({ userLimit, zone: playerZone() });
  return userLimit.frozenUntil === null ? null : Date.parse(userLimit.frozenUntil);
}

function playLimits({ limits }: PlayerLimits): PlayLimit[] {
  return limits.map((limit) => ({
    type: limit.type,
    period: limit.period,
    spent: isSpent(limit),
    endsAt: limit.periodEndsAt === null ? null : Date.parse(limit.periodEndsAt),
  }));
}
