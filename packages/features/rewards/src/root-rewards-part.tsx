import { retryStart, useSession, useUnread } from '@baize/shell/session';
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
  const unread = useUnread();
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
            <PlayerRewardsFailed again={() => window.location.reload()} />
          </div>
        }
      >
        <PlayerRewards />
      </PlayerIsland>
    );
  }
  // Who is here may be a player, who would take example amounts for their own.
  if (unread) {
    return (
      <div className={styles.player}>
        <PlayerRewardsFailed again={() => void retryStart()} />
      </div>
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

/** The player's part did not come: its code or, at the start, the player; the line dropped, or the site was updated. */
function PlayerRewardsFailed({ again }: { again(): void }) {
  return (
    <>
      <PlayerWeekCard
        days={null}
        money={DEMO_MONEY}
        failed={
          <WeekFailed>
            <Button variant="secondary" size="small" onClick={again}>
              <Trans id="button.try-again">Try again</Trans>
            </Button>
          </WeekFailed>
        }
      />
      <CountingFailed again={again} />
    </>
  );
}
