import type { PlayerLimits } from '@baize/api/endpoints/account';
import { limitsQuery } from '@baize/api/queries/limits';
import { platformClock } from '@baize/browser/clock';
import { isLimitReached } from '@baize/domain/limits';
import { isLimitMissing, reachedPlayLimit, type PlayLimit, type PlayViewer } from '@baize/domain/play-access';
import { exclusionEndsAt, useApi, usePlayer, useExclusionStatus } from '@baize/player';
import { useWakeAt } from '@baize/page/clock';
import { useRulePack } from '@baize/player/rule-pack';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** What the player's money is, for amounts that come without it. */
export interface PlayerCurrency {
  currency: string;
  symbol: string | null;
  crypto: boolean;
}

/** What is known of a player once it is. */
export interface ResolvedPlayer {
  viewer: PlayViewer;
  money: PlayerCurrency;
}

/** Tells the signed-in player as the rule of play sees them, inside a `PlayerBoundary`, once it is known; draws nothing. */
export function PlayerViewerReporter({ onResolved }: { onResolved(player: ResolvedPlayer): void }) {
  const player = usePlayer();
  const exclusionStatus = useExclusionStatus();
  const limits = useQuery(limitsQuery(useApi()));
  const pack = useRulePack();
  const reached = reachedPlayLimit(limits.data ? playLimits(limits.data) : [], platformClock.now());
  useWakeAt(reached?.until ?? null);
  const isReached = reached !== null;
  const say = useEffectEvent(() => {
    if (!player || limits.isPending) return;
    // Limits that cannot be read keep nobody here: the platform judges at the launch.
    onResolved({
      viewer: {
        kind: 'player',
        exclusionStatus,
        exclusionUntil: exclusionEndsAt(player),
        limit: reached,
        isLimitMissing: limits.data !== undefined && isLimitMissing(limits.data.limits, pack),
      },
      money: {
        currency: player.getUser.userWallet.currencyCode,
        symbol: player.currencySymbol,
        crypto: player.isCrypto,
      },
    });
  });
  useEffect(() => say(), [player, exclusionStatus, isReached, limits.data, limits.isPending]);
  return null;
}

function playLimits({ limits }: PlayerLimits): PlayLimit[] {
  return limits.map((limit) => ({
    type: limit.type,
    period: limit.period,
    isReached: isLimitReached(limit),
    endsAt: limit.periodEndsAt === null ? null : Date.parse(limit.periodEndsAt),
  }));
}
