import { Button } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { dayFacts } from '../calendar/calendar-facts.ts';
import { DEMO_MONEY } from '../calendar/money-style.ts';
import { usePlayerMoney } from '../calendar/use-player-money.ts';
import { useRakebackCalendar } from '../calendar/use-rakeback-calendar.ts';
import { runningWeek } from '../calendar/weeks.ts';
import { openYesterday } from './open-yesterday.ts';
import { PlayerWeekCard, WeekFailed } from './week-card.tsx';
import { YesterdayLine } from './yesterday-line.tsx';

/** A signed-in player's running week, inside a `PlayerIsland`. */
export function PlayerWeek() {
  const calendar = useRakebackCalendar();
  const money = usePlayerMoney();
  const { i18n } = useLingui();
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
  if (calendar.kind === 'loading' || money === null) return <PlayerWeekCard days={null} money={DEMO_MONEY} />;
  const { cells, day } = calendar;
  const yesterday = openYesterday(cells);
  return (
    <PlayerWeekCard
      days={runningWeek(cells)}
      money={money}
      above={
        yesterday ? (
          <YesterdayLine cell={yesterday} money={money} dayEnds={dayFacts(day, i18n.locale).dayEnds} />
        ) : null
      }
    />
  );
}
