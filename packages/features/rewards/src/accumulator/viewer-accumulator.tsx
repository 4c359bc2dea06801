import { PlayerIsland } from '@baize/shell/player';
import { useSession } from '@baize/shell/session';
import { lazy } from 'react';
import { DEMO_MONEY } from '../calendar/money-style.ts';
import { PlayerAccumulatorView, VisitorAccumulator, WaitingAccumulator } from './accumulator-views.tsx';
import { useCountTimes } from './use-countdown.ts';

const PlayerAccumulator = lazy(() =>
  import('./player-accumulator.tsx').then((part) => ({ default: part.PlayerAccumulator })),
);

const reload = () => window.location.reload();

/** The accumulator of whoever is looking, in one box. */
export function ViewerAccumulator() {
  const { phase } = useSession();
  if (phase !== 'signed-in') return <CountingVisitor />;
  return (
    <PlayerIsland fallback={<CountingWaiting />} failed={<CountingFailed again={reload} />}>
      <PlayerAccumulator />
    </PlayerIsland>
  );
}

export function CountingVisitor() {
  return <VisitorAccumulator times={useCountTimes()} left="ticking" />;
}

export function CountingWaiting() {
  return <WaitingAccumulator times={useCountTimes()} left="ticking" />;
}

/** The player's part of the page did not load. */
export function CountingFailed({ again }: { again(): void }) {
  return (
    <PlayerAccumulatorView
      times={useCountTimes()}
      left="ticking"
      award={{ kind: 'failed' }}
      money={DEMO_MONEY}
      onRetry={again}
    />
  );
}
