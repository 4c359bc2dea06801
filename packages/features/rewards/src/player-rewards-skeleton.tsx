import { CountdownAccumulatorSkeleton } from './accumulator/viewer-accumulator.tsx';
import { DEMO_MONEY } from './money/money-style.ts';
import { PlayerWeekCard } from './week/week-card.tsx';

/** The boxes of a player's rewards. */
export function PlayerRewardsSkeleton() {
  return (
    <>
      <PlayerWeekCard days={null} money={DEMO_MONEY} />
      <CountdownAccumulatorSkeleton />
    </>
  );
}
