import { Button } from '@baize/ui/button';
import { Trans } from '@lingui/react/macro';
import { DEMO_MONEY } from '../calendar/money-style.ts';
import { usePlayerMoney } from '../calendar/use-player-money.ts';
import { useRakebackCalendar } from '../calendar/use-rakeback-calendar.ts';
import { runningWeek } from '../calendar/weeks.ts';
import { PlayerWeekCard, WeekFailed } from './week-card.tsx';

/** A signed-in player's running week, inside a `PlayerIsland`. */
export function PlayerWeek() {
  const calendar = useRakebackCalendar();
  const money = usePlayerMoney();
  if (calendar.kind === 'failed') {
    return (
      <PlayerWeekCard
        days={null}
        money={DEMO_MONEY}
        failed={
          <WeekFailed>
            <Button variant="secondary" size="small" onClick={calendar.retry}>
              <Trans id="button.try-again">Try again</Trans>
            </Button>
          </WeekFailed>
        }
      />
    );
  }
  const known = calendar.kind === 'known' && money !== null;
  return <PlayerWeekCard days={known ? runningWeek(calendar.cells) : null} money={money ?? DEMO_MONEY} />;
}
