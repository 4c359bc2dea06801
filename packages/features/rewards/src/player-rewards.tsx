import { PlayerAccumulator } from './accumulator/player-accumulator.tsx';
import { PlayerWeek } from './week/player-week.tsx';

/** The signed-in half of the root page's rewards; it brings the query cache with it. */
export function PlayerRewards() {
  return (
    <>
      <PlayerWeek />
      <PlayerAccumulator />
    </>
  );
}
