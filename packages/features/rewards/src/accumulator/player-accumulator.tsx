import { DEMO_MONEY } from '../money/money-style.ts';
import { usePlayerMoneyStyle } from '../money/use-player-money-style.ts';
import { PlayerAccumulatorView } from './accumulator-views.tsx';
import { useAccumulatorAward } from './use-accumulator-award.ts';
import { useCountTimes } from './use-countdown.ts';

/** A signed-in player's accumulator, inside a `PlayerBoundary`. */
export function PlayerAccumulator() {
  const money = usePlayerMoneyStyle();
  const { award, retry } = useAccumulatorAward();
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
