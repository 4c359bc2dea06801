import { loyaltyQuery } from '@baize/api/queries/loyalty';
import { usePage } from '@baize/page';
import { useApi, usePlayer, usePromoSuppression, type PromoSuppressionState } from '@baize/player';
import { useQuery } from '@tanstack/react-query';
import { ClubStatusView, type NextLevelVisibility } from './club-status-view.tsx';

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
      nextLevel={getNextLevelVisibility(silence.kind)}
      failed={isError}
      onRetry={() => void refetch()}
    />
  );
}

function getNextLevelVisibility(kind: PromoSuppressionState['kind']): NextLevelVisibility {
  if (kind === 'unknown') return 'unknown';
  return kind === 'open' ? 'shown' : 'hidden';
}
