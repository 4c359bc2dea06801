import { usePromoSuppression } from '@baize/player';
import { PlayerAccumulator } from './accumulator/player-accumulator.tsx';
import { PlayerRewardsSkeleton } from './player-rewards-skeleton.tsx';
import * as styles from './root-rewards.css.ts';
import { PlayerWeek } from './week/player-week.tsx';

/**
 * The signed-in half of the root page's rewards; it brings the query cache with it. It invites to play, so whoever is
 * excluded, frozen or at a limit does not see it (beyond 15), nor does anybody whose limits cannot be read; what they may claim
 * stands on the cashback page.
 */
export function PlayerRewards() {
  const { kind } = usePromoSuppression();
  if (kind === 'silent' || kind === 'failed') return null;
  return (
    <div className={styles.player} data-promo-slot="root.rewards">
      {kind === 'unknown' ? (
        <PlayerRewardsSkeleton />
      ) : (
        <>
          <PlayerWeek />
          <PlayerAccumulator />
        </>
      )}
    </div>
  );
}
