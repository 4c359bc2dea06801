import { useSession } from '@baize/shell/session';
import { PlayerIsland } from '@baize/shell/player';
import { Button } from '@baize/ui/button';
import { Trans } from '@lingui/react/macro';
import { lazy } from 'react';
import { CountingFailed, CountingVisitor } from './accumulator/viewer-accumulator.tsx';
import { DEMO_MONEY } from './calendar/money-style.ts';
import { useDemoCalendar } from './calendar/use-demo-calendar.ts';
import { useLocalDay } from './calendar/use-local-day.ts';
import { runningWeek } from './calendar/weeks.ts';
import { PlayerRewardsWaiting } from './player-rewards-waiting.tsx';
import * as styles from './root-rewards.css.ts';
import { DemoWeekCard, PlayerWeekCard, WeekFailed } from './week/week-card.tsx';

const PlayerRewards = lazy(() =>
  import('./player-rewards.tsx').then((part) => ({ default: part.PlayerRewards })),
);

/** The rewards of the root page once they are alive. */
export function RootRewardsPart() {
  const { phase } = useSession();
  if (phase === 'signed-in') {
    return (
      <PlayerIsland
        fallback={
          <div className={styles.player}>
            <PlayerRewardsWaiting />
          </div>
        }
        failed={
          <div className={styles.player}>
            <PlayerRewardsFailed />
          </div>
        }
      >
        <PlayerRewards />
      </PlayerIsland>
    );
  }
  return (
    <div className={styles.visitor}>
      <CountingVisitor />
      <DemoWeek shown={phase === 'signed-out'} />
    </div>
  );
}

/** While nobody knows who is looking, no example amounts are shown. */
function DemoWeek({ shown }: { shown: boolean }) {
  const cells = useDemoCalendar(useLocalDay());
  return <DemoWeekCard days={shown && cells ? runningWeek(cells) : null} />;
}

/** The code of the player's part did not come: the site was updated, or the line dropped. */
function PlayerRewardsFailed() {
  return (
    <>
      <PlayerWeekCard
        days={null}
        money={DEMO_MONEY}
        failed={
          <WeekFailed>
            <Button variant="secondary" size="small" onClick={() => window.location.reload()}>
              <Trans id="button.try-again">Try again</Trans>
            </Button>
          </WeekFailed>
        }
      />
      <CountingFailed />
    </>
  );
}
