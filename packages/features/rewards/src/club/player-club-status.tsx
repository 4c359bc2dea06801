import { loyaltyQuery } from '@baize/api/queries/loyalty';
import { usePage } from '@baize/page';
import { useApi, usePlayer, usePromoSuppression } from '@baize/player';
import { useQuery } from '@tanstack/react-query';
import { ClubStatusView } from './club-status-view.tsx';

/** A signed-in player's standing, inside a `PlayerBoundary`. */
export function PlayerClubStatus() {
  const { settings } = usePage();
  const { data, isError, refetch } = useQuery(loyaltyQuery(useApi()));
  const level = usePlayer()?.userLoyaltyLevel ?? null;
  const silence = usePromoSuppression();
  return (
    <ClubStatusView
      loyalty={silence.kind === 'unknown' ? null : (data ?? null)}
      level={level}
      steps={settings.loyaltyLevelGroupSteps}
      nextLevel={silence.kind === 'open' ? 'shown' : 'hidden'}
      failed={isError}
      onRetry={() => void refetch()}
    />
  );
}
