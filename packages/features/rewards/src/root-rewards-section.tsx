import { PlayerBoundary } from '@baize/player';
import { retryStart, useSession, useIsSessionUnverified } from '@baize/player/session';
import { Button } from '@baize/ui/button';
import { Trans } from '@lingui/react/macro';
import { lazy } from 'react';
import { PlayerAccumulatorError, VisitorCountdownAccumulator } from './accumulator/viewer-accumulator.tsx';
import { DEMO_MONEY } from './money/money-style.ts';
import { useDemoCalendar } from './calendar/use-demo-calendar.ts';
import { useLocalDay } from './calendar/use-local-day.ts';
import { getCurrentWeek } from './calendar/weeks.ts';
import { PlayerRewardsSkeleton } from './player-rewards-skeleton.tsx';
import * as styles from './root-rewards.css.ts';
import { DemoWeekCard, PlayerWeekCard, WeekError } from './week/week-card.tsx';

const PlayerRewards = lazy(() =>
  import('./player-rewards.tsx').then((part) => ({ default: part.PlayerRewards })),
);

/** The rewards of the root page once they are alive. */
export function RootRewardsSection() {
  const { phase } = useSession();
  const unread = useIsSessionUnverified();
  if (phase === 'signed-in') {
    return (
      <PlayerBoundary
        fallback={
          <div className={styles.player}>
            <PlayerRewardsSkeleton />
          </div>
        }
        errorFallback={
          <div className={styles.player}>
            <PlayerRewardsError again={() => window.location.reload()} />
          </div>
        }
      >
        <PlayerRewards />
      </PlayerBoundary>
    );
  }
  // Who is here may be a player, who would take example amounts for their own.
  if (unread) {
    return (
      <div className={styles.player}>
        <PlayerRewardsError again={() => void retryStart()} />
      </div>
    );
  }
  return (
    <div className={styles.visitor}>
      <VisitorCountdownAccumulator />
      <DemoWeek shown={phase === 'signed-out'} />
    </div>
  );
}

/** While nobody knows who is looking, no example amounts are shown. */
function DemoWeek({ shown }: { shown: boolean }) {
  const cells = useDemoCalendar(useLocalDay());
  return <DemoWeekCard days={shown && cells ? getCurrentWeek(cells) : null} />;
}

/** The player's part did not come: its code or, at the start, the player; the line dropped, or the site was updated. */
function PlayerRewardsError({ again }: { again(): void }) {
  return (
    <>
      <PlayerWeekCard
        days={null}
        money={DEMO_MONEY}
        failed={
          <WeekError>
            <Button variant="secondary" size="small" onClick={again}>
              <Trans id="button.try-again">Try again</Trans>
            </Button>
          </WeekError>
        }
      />
      <PlayerAccumulatorError onRetry={again} />
    </>
  );
}
