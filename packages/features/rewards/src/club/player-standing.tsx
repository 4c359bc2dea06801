import { loyaltyQuery } from '@baize/api/queries/loyalty';
import { usePage } from '@baize/shell/page';
import { useApi, usePlayer, usePromoSilence } from '@baize/shell/player';
import { useQuery } from '@tanstack/react-query';
import { StandingView } from './standing-view.tsx';

/** A signed-in player's standing, inside a `PlayerIsland`. */
export function PlayerStanding() {
  const { settings } = usePage();
  const { data, isError, refetch } = useQuery(loyaltyQuery(useApi()));
  const level = usePlayer()?.userLoyaltyLevel ?? null;
  const silence = usePromoSilence();
  return (
    <StandingView
      loyalty={silence.kind === 'unknown' ? null : (data ?? null)}
      level={level}
      steps={settings.loyaltyLevelGroupSteps}
      ahead={silence.kind === 'open' ? 'shown' : 'hidden'}
      failed={isError}
      onRetry={() => void refetch()}
    />
  );
}
