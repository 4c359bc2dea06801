import { PlayerBoundary } from '@baize/player';
import { useSession } from '@baize/player/session';
import { lazy } from 'react';
import { DEMO_MONEY } from '../money/money-style.ts';
import { PlayerAccumulatorView, VisitorAccumulator, AccumulatorSkeleton } from './accumulator-views.tsx';
import { useCountTimes } from './use-countdown.ts';

const PlayerAccumulator = lazy(() =>
  import('./player-accumulator.tsx').then((part) => ({ default: part.PlayerAccumulator })),
);

const reload = () => window.location.reload();

/** The accumulator of whoever is looking, in one box. */
export function ViewerAccumulator() {
  const { phase } = useSession();
  if (phase !== 'signed-in') return <VisitorCountdownAccumulator />;
  return (
    <PlayerBoundary
      fallback={<CountdownAccumulatorSkeleton />}
      errorFallback={<PlayerAccumulatorError onRetry={reload} />}
    >
      <PlayerAccumulator />
    </PlayerBoundary>
  );
}

export function VisitorCountdownAccumulator() {
  return <VisitorAccumulator times={useCountTimes()} left="ticking" />;
}

export function CountdownAccumulatorSkeleton() {
  return <AccumulatorSkeleton times={useCountTimes()} left="ticking" />;
}

/** The player's part of the page did not load. */
export function PlayerAccumulatorError({ onRetry }: { onRetry(): void }) {
  return (
    <PlayerAccumulatorView
      times={useCountTimes()}
      left="ticking"
      award={{ kind: 'failed' }}
      money={DEMO_MONEY}
      onRetry={onRetry}
    />
  );
}
