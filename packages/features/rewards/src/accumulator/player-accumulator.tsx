import { DEMO_MONEY } from '../calendar/money-style.ts';
import { usePlayerMoney } from '../calendar/use-player-money.ts';
import { PlayerAccumulatorView } from './accumulator-views.tsx';
import { useAward } from './use-award.ts';
import { useCountTimes } from './use-countdown.ts';

/** A signed-in player's accumulator, inside a `PlayerIsland`. */
export function PlayerAccumulator() {
  const money = usePlayerMoney();
  const { award, retry } = useAward();
  return (
    <PlayerAccumulatorView
      times={useCountTimes()}
      left="ticking"
      award={money ? award : { kind: 'loading' }}
      money={money ?? DEMO_MONEY}
      onRetry={retry}
    />
  );
}
