import { PlayerBoundary } from '@baize/player';
import { useSession } from '@baize/player/session';
import { Card } from '@baize/ui/card';
import { lazy } from 'react';
import { BonusesSkeleton, BonusSectionError } from './bonuses-states.tsx';
import { VisitorBonuses } from './visitor-bonuses.tsx';

const PlayerBonuses = lazy(() =>
  import('./player-bonuses.tsx').then((part) => ({ default: part.PlayerBonuses })),
);

/** A player's bonuses, a visitor's way in, and empty boxes while nobody knows who is looking. */
export function ViewerBonuses() {
  const { phase } = useSession();
  if (phase === 'signed-out') return <VisitorBonuses />;
  return (
    <PlayerBoundary
      fallback={<BonusesSkeleton />}
      errorFallback={
        <Card>
          <BonusSectionError onRetry={() => window.location.reload()} />
        </Card>
      }
    >
      <PlayerBonuses />
    </PlayerBoundary>
  );
}
